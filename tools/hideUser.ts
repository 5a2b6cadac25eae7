/** A user and a password reach up to the last @, because a password may contain @ and / that nobody encoded. */
const USER = /^([a-z][a-z\d+.-]*:\/\/)?.*@/is

/** Returns an address as a message may show it: without its user and its password. */
export function hideUser(address: string): string {
  return address.replace(USER, (_, scheme = '') => `${scheme}[hidden]@`)
}
