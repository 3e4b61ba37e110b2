import "@primer/primitives/dist/css/primitives.css";
import "@primer/primitives/dist/css/functional/themes/light.css";
import "@primer/primitives/dist/css/functional/themes/dark.css";
import "./shell/base.css";
import { BaseStyles } from "@primer/react";
import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { queryClient, router } from "./router.ts";
import { followTheme } from "./shell/theme.ts";
import { Toasts } from "./shell/toasts.tsx";

followTheme();

const element = document.getElementById("app");
if (element === null) throw new Error("The page has no element for the app.");
const app = (
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <BaseStyles>
        <RouterProvider router={router} />
        <Toasts />
      </BaseStyles>
    </QueryClientProvider>
  </StrictMode>
);
// Until then the page shows its skeleton.
void router.load().then(() => createRoot(element).render(app));
