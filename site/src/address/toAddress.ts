/** Returns the path below which the site lives on its host, without a slash at its end; empty for the root. */
export function getRoot(): string {
  return import.meta.env.BASE_URL.slice(0, -1)
}

/** Returns the address of a path from the root of the site, which may live below a path of its host. */
export function toAddress(path: string): string {
  return getRoot() + path
}

/** Returns the path from the root of the site of an address on its host; an address elsewhere stays. */
export function toPath(address: string): string {
  const root = getRoot()
  if (address === root) return '/'
  return address.startsWith(`${root}/`) ? address.slice(root.length) : address
}
