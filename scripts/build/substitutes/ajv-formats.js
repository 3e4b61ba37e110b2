// biome-ignore lint/style/noDefaultExport: the package has one.
export default function addFormats() {}
