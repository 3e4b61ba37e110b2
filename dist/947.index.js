export const id = 947;
export const ids = [947];
export const modules = {

/***/ 947:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createBitbucket: () => (/* binding */ createBitbucket)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js
var schemas = __webpack_require__(4343);
// EXTERNAL MODULE: ./lib/shared/json-api.js
var json_api = __webpack_require__(8350);
// EXTERNAL MODULE: ./lib/hosts/code-host.js
var code_host = __webpack_require__(7913);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: ./lib/shared/errors.js
var errors = __webpack_require__(2730);
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
function openBitbucketRest(access, repository) {
    const [workspace = "", slug = ""] = repository.split("/").map(encodeURIComponent);
    const root = `${access.apiUrl.replace(/\/+$/, "")}/repositories/${workspace}/${slug}`;
    return {
        repository,
        call: async (asked, schema, look) => {
            let waited = 0;
            for (let attempt = 1;; attempt += 1) {
                const answer = await send(access, root, asked);
                if (answer.status >= 200 && answer.status < 300)
                    return parseAnswer(answer.body, schema, asked.doing);
                const fault = parseFault(answer);
                const delay = selectRetryDelay(fault, attempt, Date.now());
                waited += delay ?? 0;
                if (delay === undefined || waited > MAX_WAIT)
                    throw explainRefusal(asked.doing, repository, fault);
                await sleep(delay * (access.second ?? 1000));
                const found = isServerFailure(fault) ? await look?.() : undefined;
                if (found !== undefined)
                    return found;
            }
        },
    };
}
function send({ token, send }, root, { method, path, body }) {
    return send(`${root}/${path}`, {
        method,
        headers: {
            accept: "application/json",
            authorization: buildAuthorization(token),
            ...(body === undefined ? {} : { "content-type": "application/json" }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
}
function parseAnswer(body, schema, doing) {
    const parsed = schema.safeParse(parseJson(body.toString()));
    if (parsed.success)
        return parsed.data;
    const field = parsed.error.issues[0]?.path.join(".") || "the answer";
    throw new ReleaseDocsError({
        code: "codehost/api-unexpected",
        message: `Bitbucket's answer has an unknown form (${doing}): ${field} is not as expected.`,
        hint: "Check the base address of the code-host app: it must be Bitbucket's API, such as https://api.bitbucket.org/2.0.",
    });
}
function parseFault({ status, headers, body }) {
    const text = body.toString();
    return { status, headers, message: quoteText(readWords(parseJson(text)) ?? text) };
}
function explainRefusal(doing, repository, { status = 0, message }) {
    const isTemporary = status === 429 || status >= 500;
    return new ReleaseDocsError({
        code: isTemporary ? "codehost/api-unreachable" : "codehost/api-refused",
        message: `Bitbucket would not ${doing} in ${repository}: ${status} ${message}`.trimEnd(),
        hint: isTemporary
            ? "Try again later; https://bitbucket.status.atlassian.com says whether Bitbucket has trouble."
            : "Check the repository's name, and that the token has the scopes to write to repositories and pull requests.",
    });
}

// EXTERNAL MODULE: ./lib/hosts/bitbucket/pages.js
var pages = __webpack_require__(205);
;// CONCATENATED MODULE: ./lib/hosts/bitbucket/host.js





const Link = schemas/* object */.Ikc({ href: schemas/* string */.YjP() });
const Repository = schemas/* object */.Ikc({
    full_name: schemas/* string */.YjP(),
    mainbranch: schemas/* nullish */.cl6(schemas/* object */.Ikc({ name: schemas/* string */.YjP() })),
    links: schemas/* object */.Ikc({ html: Link, clone: schemas/* array */.YOg(schemas/* object */.Ikc({ name: schemas/* string */.YjP(), href: schemas/* string */.YjP() })) }),
});
const RepositoryItem = schemas/* object */.Ikc({ full_name: schemas/* string */.YjP(), slug: schemas/* string */.YjP() });
const PullRequest = schemas/* object */.Ikc({
    id: schemas/* number */.aig(),
    title: schemas/* string */.YjP(),
    description: schemas/* nullish */.cl6(schemas/* string */.YjP()),
    state: schemas/* string */.YjP(),
    author: schemas/* nullish */.cl6(schemas/* object */.Ikc({ nickname: schemas/* nullish */.cl6(schemas/* string */.YjP()), display_name: schemas/* nullish */.cl6(schemas/* string */.YjP()) })),
    merge_commit: schemas/* nullish */.cl6(schemas/* object */.Ikc({ hash: schemas/* string */.YjP() })),
    links: schemas/* object */.Ikc({ html: Link }),
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
        readHealth: () => (0,json_api/* checkHealth */.Ns)(async () => {
            // Every token of a workspace may read this.
            const path = repositories.path.replace("pagelen=100", "pagelen=1");
            const answer = schemas/* object */.Ikc({ values: schemas/* array */.YOg(schemas/* unknown */.L5J()) });
            const { headers } = await api.read({ ...repositories, path, answer });
            return { message: `Bitbucket accepts the token in the workspace ${workspace}.`, ...(0,json_api/* selectRateLimit */.E)(headers) };
        }),
        listRepositories: async () => {
            const { values } = await readPages(api, repositories);
            return values.map(({ full_name: fullName, slug }) => ({ fullName, slug }));
        },
        readRepository: (fullName) => readRepository(api, fullName),
        readMergedPullRequest: (fullName, number) => readMergedPullRequest(api, fullName, number),
        readPage: (link) => (0,pages/* readBitbucketPage */.u)(api, link),
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
async function readRepository(api, fullName) {
    const { value } = await api.read({
        doing: `show the repository ${fullName}`,
        path: `/repositories/${(0,code_host/* repositoryPath */.S)("Bitbucket", fullName)}`,
        answer: Repository,
    });
    const { links } = value;
    // Bitbucket adds the user's name to the URL.
    const clone = URL.parse(links.clone.find(({ name }) => name === "https")?.href ?? `${links.html.href}.git`);
    if (clone !== null)
        clone.username = "";
    return {
        fullName: value.full_name,
        defaultBranch: value.mainbranch?.name,
        cloneUrl: clone?.href ?? "",
        webUrl: links.html.href,
    };
}
async function readMergedPullRequest(api, fullName, number) {
    const doing = `show pull request ${number} of ${fullName}`;
    const repository = `/repositories/${(0,code_host/* repositoryPath */.S)("Bitbucket", fullName)}`;
    const path = `${repository}/pullrequests/${number}`;
    const { value } = await api.read({ doing, path, answer: PullRequest });
    if (value.state !== "MERGED" || !value.merge_commit)
        throw (0,code_host/* notMerged */.a)(fullName, number);
    // A pull request has a shortened hash and no time of its merge.
    const commit = `${repository}/commit/${encodeURIComponent(value.merge_commit.hash)}`;
    const { value: merge } = await api.read({ doing, path: commit, answer: Commit });
    const changed = await readPages(api, { doing, path: `${path}/diffstat?pagelen=100`, answer: ChangedFile });
    return {
        number: value.id,
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
