/** The answer to every write in mock mode. */
export const MOCK_REFUSAL = "Mock mode shows sample data and stores nothing.";
