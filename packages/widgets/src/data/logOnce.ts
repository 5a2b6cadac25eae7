const logged = new Set<string>()

/** Logs a message for the developer of the host, once for each text. */
export function logOnce(level: 'error' | 'warn', message: string): void {
  if (logged.has(message)) return
  logged.add(message)
  console[level](message)
}
