import { isObject } from '../domain/index.ts'

/** Whether a value is valid for a prop; undefined stands for a prop that is left out. */
export type PropRule = (value: unknown) => boolean

/** What plain JavaScript may get wrong in props. */
export type PropRules<Props> = { readonly [Name in keyof Props]?: PropRule }

/** Returns the rule of a value that may be left out. */
export const optional =
  (isValid: PropRule): PropRule =>
  (value) =>
    value === undefined || isValid(value)

/** The rule of a text that a widget needs. */
export const isText: PropRule = (value) => typeof value === 'string'

export const optionalText = /* @__PURE__ */ optional(isText)
export const optionalFunction = /* @__PURE__ */ optional((value) => typeof value === 'function')
export const optionalBoolean = /* @__PURE__ */ optional((value) => typeof value === 'boolean')
export const optionalObject = /* @__PURE__ */ optional(isObject)

/** Returns the rule of a list whose items are all valid. */
export const createListRule = (isItem: PropRule): PropRule =>
  optional((value) => Array.isArray(value) && value.every(isItem))

/** Returns the rule of a value that is one of a list. */
export const createChoiceRule = (allowed: readonly unknown[]): PropRule =>
  optional((value) => allowed.includes(value))

export const optionalTexts = /* @__PURE__ */ createListRule(isText)
