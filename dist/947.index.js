export const id = 947;
export const ids = [947];
export const modules = {

/***/ 947:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createBitbucket: () => (/* binding */ createBitbucket)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js + 1 modules
var schemas = __webpack_require__(2765);
// EXTERNAL MODULE: ./lib/shared/json-api.js
var json_api = __webpack_require__(8350);
// EXTERNAL MODULE: ./lib/hosts/repository-reader.js
var repository_reader = __webpack_require__(8951);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: ./lib/shared/errors.js
var errors = __webpack_require__(2730);
// EXTERNAL MODULE: ./lib/shared/text.js
var shared_text = __webpack_require__(6422);
;// CONCATENATED MODULE: ./lib/hosts/bitbucket/client.js






const Refusal = schemas/* object */.Ikc({ error: schemas/* object */.Ikc({ message: schemas/* string */.YjP() }) });
const readWords = (body) => Refusal.safeParse(body).data?.error.message;
/** Bitbucket accepts a user's API token as user and password only. */
function buildAuthorization(token) {
    return token.includes(":") ? `Basic ${Buffer.from(token).toString("base64")}` : `Bearer ${token}`;
}
function createBitbucketApi({ apiUrl, token, send }) {
    return (0,json_api/* createProductApi */.M9)({
        product: "Bitbucket",
        baseUrl: apiUrl,
        headers: { authorization: buildAuthorization(token) },
        secrets: [token, token.replace(/^[^:]*:/, "")],
        words: readWords,
        send,
    });
}
/** A client of one repository (`workspace/slug`), with retries. Throws `codehost/api-…`. */
function openBitbucketRest(access, repository) {
    const [workspace = "", slug = ""] = repository.split("/").map(encodeURIComponent);
    const root = `${access.apiUrl.replace(/\/+$/, "")}/repositories/${workspace}/${slug}`;
    /** `route` is below the repository: `GET pullrequests/1`. */
    const call = async (route, { doing, answer, look }, content) => {
        const [method = "", path = ""] = route.split(" ");
        let waited = 0;
        for (let attempt = 1;; attempt += 1) {
            const received = await send(access, method, `${root}/${path}`, content);
            if (received.status >= 200 && received.status < 300)
                return parseAnswer(received.body, answer, doing);
            const fault = parseFault(received);
            const delay = selectRetryDelay(fault, attempt, Date.now());
            waited += delay ?? 0;
            if (delay === undefined || waited > MAX_WAIT)
                throw explainRefusal(doing, repository, fault);
            await sleep(delay * (access.second ?? 1000));
            const found = isServerFailure(fault) ? await look?.() : undefined;
            if (found !== undefined)
                return found;
        }
    };
    return { repository, call };
}
function send({ token, send }, method, url, content) {
    const headers = { accept: "application/json", authorization: buildAuthorization(token) };
    if (content === undefined)
        return send(url, { method, headers });
    const body = JSON.stringify(content);
    return send(url, { method, headers: { ...headers, "content-type": "application/json" }, body });
}
function parseAnswer(body, schema, doing) {
    const parsed = schema.safeParse(parseJson(body.toString()));
    if (parsed.success)
        return parsed.data;
    const field = parsed.error.issues[0]?.path.join(".") || "the answer";
    throw new ReleaseDocsError("codehost/api-unexpected", `Bitbucket's answer has an unknown form (${doing}): ${field} is not as expected.`);
}
function parseFault({ status, headers, body }) {
    const text = body.toString();
    return { status, headers, message: quoteText(readWords(parseJson(text)) ?? text) };
}
function explainRefusal(doing, repository, { status = 0, message }) {
    const isTemporary = status === 429 || status >= 500;
    return new ReleaseDocsError(isTemporary ? "codehost/api-unreachable" : "codehost/api-refused", `Bitbucket would not ${doing} in ${repository}: ${status} ${message}`.trimEnd());
}

// EXTERNAL MODULE: ./lib/hosts/bitbucket/pages.js
var pages = __webpack_require__(205);
;// CONCATENATED MODULE: ./lib/hosts/bitbucket/host.js





const Repository = schemas/* object */.Ikc({ full_name: schemas/* string */.YjP(), mainbranch: schemas/* nullish */.cl6(schemas/* object */.Ikc({ name: schemas/* string */.YjP() })) });
const RepositoryItem = schemas/* object */.Ikc({ full_name: schemas/* string */.YjP(), slug: schemas/* string */.YjP() });
const PullRequest = schemas/* object */.Ikc({
    title: schemas/* string */.YjP(),
    description: schemas/* nullish */.cl6(schemas/* string */.YjP()),
    state: schemas/* string */.YjP(),
    author: schemas/* nullish */.cl6(schemas/* object */.Ikc({ nickname: schemas/* nullish */.cl6(schemas/* string */.YjP()), display_name: schemas/* nullish */.cl6(schemas/* string */.YjP()) })),
    merge_commit: schemas/* nullish */.cl6(schemas/* object */.Ikc({ hash: schemas/* string */.YjP() })),
    links: schemas/* object */.Ikc({ html: schemas/* object */.Ikc({ href: schemas/* string */.YjP() }) }),
});
const Commit = schemas/* object */.Ikc({ hash: schemas/* string */.YjP(), date: schemas/* string */.YjP() });
const ChangedFile = schemas/* object */.Ikc({
    old: schemas/* nullish */.cl6(schemas/* object */.Ikc({ path: schemas/* string */.YjP() })),
    new: schemas/* nullish */.cl6(schemas/* object */.Ikc({ path: schemas/* string */.YjP() })),
});
const MAX_PAGES = 10;
function createBitbucket(access) {
    const { baseUrl = "https://api.bitbucket.org/2.0", workspace, token, send } = access;
    const api = createBitbucketApi({ apiUrl: baseUrl, token, send });
    const repositories = {
        doing: `list the repositories of the workspace ${workspace}`,
        path: `/repositories/${encodeURIComponent(workspace.toWellFormed())}?pagelen=100`,
        answer: RepositoryItem,
    };
    return {
        readHealth: async () => {
            // Every token of a workspace may read this.
            const path = repositories.path.replace("pagelen=100", "pagelen=1");
            const answer = schemas/* object */.Ikc({ values: schemas/* array */.YOg(schemas/* unknown */.L5J()) });
            const { headers } = await api.read({ ...repositories, path, answer });
            return { message: `Bitbucket accepts the token in the workspace ${workspace}.`, ...(0,json_api/* selectRateLimit */.E)(headers) };
        },
        /** The visible repositories of the workspace, 1,000 at most. */
        listRepositories: async () => {
            const { values } = await readPages(api, repositories);
            return values.map(({ full_name: fullName, slug }) => ({ fullName, slug }));
        },
        /** `defaultBranch` is undefined for a repository without commits. */
        readRepository: async (fullName) => {
            const value = await (0,pages/* openBitbucketReader */.d6)(api, fullName).readRepository(Repository);
            return { fullName: value.full_name, defaultBranch: value.mainbranch?.name };
        },
        readMergedPullRequest: (fullName, number) => readMergedPullRequest(api, fullName, number),
        readPage: (link) => (0,pages/* readBitbucketPage */.bn)(api, link),
    };
}
async function readPages(api, { doing, path, answer }) {
    const page = schemas/* object */.Ikc({ values: schemas/* array */.YOg(answer), next: schemas/* nullish */.cl6(schemas/* string */.YjP()) });
    const values = [];
    let next = path;
    for (let pages = 0; pages < MAX_PAGES && next !== undefined; pages += 1) {
        const { value } = await api.read({ doing, path: next, answer: page });
        values.push(...value.values);
        next = value.next ?? undefined;
    }
    return { values, more: next !== undefined };
}
async function readMergedPullRequest(api, fullName, number) {
    const reader = (0,pages/* openBitbucketReader */.d6)(api, fullName);
    const doing = `show pull request ${number}`;
    const path = `/pullrequests/${number}`;
    const value = await reader.read(doing, path, PullRequest);
    if (value.state !== "MERGED" || !value.merge_commit)
        throw (0,repository_reader/* notMerged */.ar)(fullName, number);
    // A pull request has a shortened hash and no time of its merge.
    const merge = await reader.read(doing, `/commit/${encodeURIComponent(value.merge_commit.hash)}`, Commit);
    const changed = await readPages(api, { ...reader.at(doing, `${path}/diffstat?pagelen=100`), answer: ChangedFile });
    return {
        number,
        title: value.title,
        body: value.description ?? "",
        author: value.author?.nickname ?? value.author?.display_name ?? undefined,
        labels: [],
        mergeCommit: merge.hash,
        mergedAt: merge.date,
        webUrl: value.links.html.href,
        files: changed.values.flatMap((file) => file.new?.path ?? file.old?.path ?? []),
        moreFiles: changed.more,
    };
}


/***/ })

};
