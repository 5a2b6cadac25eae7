import * as z from 'zod/mini'
import type { CalendarDate } from '../../domain/index.ts'

/** The parse under way. A schema returns a value only, and has no clock. Parsing never waits, so there is one. */
let current = { invalidFields: 0, lastDay: '9999-12-31' }

/** A parsed value, and how many of its optional fields and list entries are invalid and left out. */
export interface Parsed<Output> {
  readonly data: Output
  readonly invalidFields: number
}

/**
 * Parses a value.
 *
 * @param lastDay the last day that is a date
 * @returns undefined when the value is invalid
 */
export function parseTolerantly<Output>(
  schema: z.ZodMiniType<Output>,
  value: unknown,
  lastDay: CalendarDate = current.lastDay,
): Parsed<Output> | undefined {
  const outer = current
  current = { invalidFields: 0, lastDay }
  try {
    const { success, data } = schema.safeParse(value)
    return success ? { data, invalidFields: current.invalidFields } : undefined
  } finally {
    current = outer
  }
}

/** Whether a day is not later than the last one of the parse under way. */
export function isPast(day: CalendarDate): boolean {
  return day <= current.lastDay
}

/** Parses a part of a value; undefined when it is invalid, which counts as one, whatever is in it. */
export function parsePart<Output>(
  schema: z.ZodMiniType<Output>,
  value: unknown,
): Output | undefined {
  const before = current.invalidFields
  const { success, data } = schema.safeParse(value)
  if (success) return data
  current.invalidFields = before + 1
  return undefined
}

/** Parses a part of a value that is never invalid as a whole, and tells how many fields in it are left out. */
export function withInvalidCount<Output>(
  schema: z.ZodMiniType<Output>,
): z.ZodMiniType<Parsed<Output>> {
  return parsedBy((value) => {
    const before = current.invalidFields
    const data = schema.parse(value)
    return { data, invalidFields: current.invalidFields - before }
  })
}

/** Counts fields that are left out. */
export function leaveOut(count = 1): void {
  current.invalidFields += count
}

/** Parses a value by a function. */
export function parsedBy<Output>(parse: (value: unknown) => Output): z.ZodMiniType<Output> {
  const schema: z.ZodMiniType = z.transform(parse)
  return schema as z.ZodMiniType<Output>
}

/** An optional field: absent or null when it is unknown; left out and counted when it is invalid. */
export function optionalField<Output>(
  schema: z.ZodMiniType<Output>,
): z.ZodMiniType<Output | undefined> {
  return parsedBy((value) =>
    value === undefined || value === null ? undefined : parsePart(schema, value),
  )
}

/** A field that must have a value: left out and counted when it is absent, null or invalid. */
export function requiredField<Output>(
  schema: z.ZodMiniType<Output>,
): z.ZodMiniType<Output | undefined> {
  return parsedBy((value) => parsePart(schema, value))
}

/** A list of at most so many entries, none when it is unknown. Invalid entries are left out and counted. */
export function list<Output>(
  schema: z.ZodMiniType<Output>,
  most = Infinity,
): z.ZodMiniType<readonly Output[]> {
  return parsedBy((value): readonly Output[] => {
    if (value === undefined || value === null) return []
    if (!Array.isArray(value) || value.length > most) {
      leaveOut()
      return []
    }
    return value.flatMap((entry) => parsePart(schema, entry) ?? [])
  })
}

/** What a function computes from a parsed value. */
export function computed<Output, Result>(
  schema: z.ZodMiniType<Output>,
  compute: (value: Output) => Result,
): z.ZodMiniType<Result> {
  const piped: z.ZodMiniType = z.pipe(schema, z.transform(compute))
  return piped as z.ZodMiniType<Result>
}

type Shape = Readonly<Record<string, z.ZodMiniType>>

/** The type of an object with some fields always, and others only when they have a value. */
export type Fields<Always extends Shape, Sometimes extends Shape> = {
  readonly [Name in keyof Always]: z.output<Always[Name]>
} & { readonly [Name in keyof Sometimes]?: Exclude<z.output<Sometimes[Name]>, undefined> }

/**
 * An object with the fields of two lists, in their order: those of the first always, those of the second only when
 * they have a value.
 */
export function fields<Always extends Shape, Sometimes extends Shape>(
  always: Always,
  sometimes: Sometimes,
): z.ZodMiniType<Fields<Always, Sometimes>> {
  const names = Object.keys(always)
  const none = Object.fromEntries(names.map((name) => [name, undefined]))
  return computed(z.object({ ...always, ...sometimes }) as z.ZodMiniType<object>, (parsed) => {
    const values = Object.entries(parsed).filter(([, value]) => value !== undefined)
    return { ...none, ...Object.fromEntries(values) } as Fields<Always, Sometimes>
  })
}
