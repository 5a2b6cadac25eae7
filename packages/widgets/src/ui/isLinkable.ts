/** Returns whether an address may become a link. Browsers run the code of others, such as those with “javascript:”. */
export function isLinkable(url: unknown): url is string {
  return typeof url === 'string' && /^https?:/i.test(url)
}
