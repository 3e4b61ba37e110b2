/** Where a call goes: plain data, so that the first request leaves before any schema is loaded. */
export type Route = {
  method: "GET" | "POST" | "PUT";
  /** Relative to the base address; `{id}` stands for the path parameter. */
  path: `/api/v1/${string}`;
  /** The status of an answer that worked (design, "What the interface document leaves open"). */
  successStatus: 200 | 201;
};

/** Every route of the interface that is built, by resource and verb (interface, "Endpoints"). */
export const routes = {
  jobs: {
    create: { method: "POST", path: "/api/v1/jobs", successStatus: 201 },
    get: { method: "GET", path: "/api/v1/jobs/{id}", successStatus: 200 },
    list: { method: "GET", path: "/api/v1/jobs", successStatus: 200 },
  },
  conversations: {
    create: { method: "POST", path: "/api/v1/conversations/", successStatus: 201 },
    get: { method: "GET", path: "/api/v1/conversations/{id}", successStatus: 200 },
    list: { method: "GET", path: "/api/v1/conversations", successStatus: 200 },
    update: { method: "PUT", path: "/api/v1/conversations/{id}", successStatus: 200 },
  },
  publications: {
    get: { method: "GET", path: "/api/v1/publications/{id}", successStatus: 200 },
    list: { method: "GET", path: "/api/v1/publications", successStatus: 200 },
  },
  connections: {
    get: { method: "GET", path: "/api/v1/connections/{id}", successStatus: 200 },
    list: { method: "GET", path: "/api/v1/connections", successStatus: 200 },
  },
  users: {
    me: { method: "GET", path: "/api/v1/me", successStatus: 200 },
  },
} as const satisfies Record<string, Record<string, Route>>;
