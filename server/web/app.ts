import * as build from "virtual:react-router/server-build";
import { createRequestListener } from "@react-router/node";

export const listener = createRequestListener({ build });
