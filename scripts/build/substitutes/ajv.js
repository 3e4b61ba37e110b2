/** Validates the forms that a server of the Model Context Protocol can show, which ours does not: 120 kB. */
// biome-ignore lint/style/noDefaultExport: the package has one.
export default class Ajv {}
