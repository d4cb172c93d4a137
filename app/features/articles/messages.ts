export const LIST_FAILURE = "There was a problem loading the articles. Please try again later.";
export const ARTICLE_FAILURE = "There was a problem loading this article. Please try again later.";
export const ARTICLE_NOT_FOUND = "The article you are looking for could not be found.";
