/** The types of a css entry, which exports nothing. */
export {}
