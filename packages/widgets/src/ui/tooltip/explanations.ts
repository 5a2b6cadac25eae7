/** A sentence on each term, by what its element names in `data-term` or `data-standing`. */
export type Explanations = Readonly<Partial<Record<string, string>>>
