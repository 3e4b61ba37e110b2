// The same without fetch: the floor for anything that runs on Node. An import would load undici for the names of node:http.
const { request } = process.getBuiltinModule("node:http");
const outgoing = request(`${process.env["INPUT_BASE-URL"]}/api/v1/jobs`, {
  method: "POST",
  headers: { authorization: `Bearer ${process.env["INPUT_API-KEY"]}`, "content-type": "application/json" },
});
outgoing.on("response", (answer) => answer.resume());
outgoing.end(JSON.stringify({ docRequest: { title: "Bench", body: "Bench", sourceConnection: "owner/repo" } }));
