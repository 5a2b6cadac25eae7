import { z } from 'zod'
import { isSiteUrl } from '../../src/address/isSiteUrl.ts'
import { contrastRatio, isHttpUrl, isModelId, parseCalendarDate } from './packageRules.ts'

// Every message lists the valid values; describeProblem adds the field and the value.

const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u

/** One line of text for readers. */
export function line(most: number) {
  const allowed = `one line of text of 1 to ${most} characters, without invisible ones`
  return z
    .string(allowed)
    .refine(
      (text) => text.trim() === text && text !== '' && text.length <= most && !UNSEEN.test(text),
      allowed,
    )
}

const urlAllowed = 'an http or https URL without spaces and without a user, at most 2000 characters'

/** The URL of a page. */
export const pageUrl = z.string(urlAllowed).refine(isPageUrl, urlAllowed)

const targetAllowed = `${urlAllowed}, or a place on the same page such as #report`

/** The URL of a page, or a section of the same page. */
export const target = z
  .string(targetAllowed)
  .refine((text) => /^#[\w-]+$/.test(text) || isPageUrl(text), targetAllowed)

const siteAllowed =
  'the http or https URL of the deployed site, such as https://example.org or https://example.org/lab/, without a query or a double slash in its path'

/** The URL of a site, perhaps with a path. */
export const siteUrl = z
  .string(siteAllowed)
  .refine((text) => isPageUrl(text) && isSiteUrl(text), siteAllowed)

const emailAllowed = 'an e-mail address such as lab@example.org'

/** A mailbox. */
export const email = z.email(emailAllowed)

const dayAllowed = 'a day as YYYY-MM-DD'

/** A day. */
export const day = z
  .string(dayAllowed)
  .refine((text) => parseCalendarDate(text) === text, dayAllowed)

const idAllowed =
  'lowercase letters and digits with single hyphens or dots between, at most 80 characters'

/** A part of an address. */
export const slug = z.string(idAllowed).refine(isModelId, idAllowed)

/** The least contrast of text, by WCAG 2.2. */
const MIN_CONTRAST = 4.5

/**
 * A colour of links, which must be readable on a page.
 *
 * @param paper the colour of the page
 */
export function accentOn(paper: string) {
  const allowed = `a colour as #rrggbb with a contrast of ${MIN_CONTRAST}:1 or more to the page, ${paper}`
  return z
    .string(allowed)
    .refine(
      (text) => /^#[0-9a-f]{6}$/i.test(text) && contrastRatio(text, paper) >= MIN_CONTRAST,
      allowed,
    )
}

const amountAllowed = 'a whole number of dollars from 1 to 1000000'

/** An amount of money. */
export const dollars = z.int(amountAllowed).min(1, amountAllowed).max(1_000_000, amountAllowed)

/** A list of one or more. */
export function some<Item extends z.ZodType>(item: Item, what: string) {
  const allowed = `a list of 1 to 50 ${what}`
  return z.array(item, allowed).min(1, allowed).max(50, allowed)
}

/** A list that may be empty. */
export function list<Item extends z.ZodType>(item: Item, what: string) {
  const allowed = `a list of at most 1000 ${what}`
  return z.array(item, allowed).max(1000, allowed)
}

/** An object with these fields and no others. */
export function fields<Shape extends z.ZodRawShape>(shape: Shape) {
  const known = Object.keys(shape).join(', ')
  return z.strictObject(shape, {
    error: ({ code }) =>
      code === 'unrecognized_keys' ? `only ${known}` : `an object with ${known}`,
  })
}

function isPageUrl(text: string): boolean {
  return text.length <= 2000 && isHttpUrl(text)
}
