/** Whether the host of an address, as `URL.hostname` writes it, is this machine. */
export function isLoopback(host: string): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(host);
}
