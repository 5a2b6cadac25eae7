/** What a css entry exports to TypeScript: nothing. */
export {}
