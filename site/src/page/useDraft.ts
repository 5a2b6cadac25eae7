import { failureTexts } from '#texts/failures.tsx'
import { useEffect, useRef, type RefObject } from 'react'
import { registerDraft, takeDraft, type Draft } from './loadAgain.ts'
import { showNotice } from '../notices/notices.ts'
import { readDraft, removeDraft, storeDraft } from './storedDraft.ts'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * Keeps what the visitor typed into the form of a page: while the site loads its address again, and in this tab
 * until it is sent. The agreement to the terms is given anew in a later visit.
 *
 * @param path the path of the page
 * @returns a ref for the element around the form
 */
export function useDraft(path: string): RefObject<HTMLDivElement | null> {
  const around = useRef<HTMLDivElement>(null)

  // Synchronises the fields of a form, which the browser holds.
  useEffect(() => {
    const form = around.current?.querySelector('form')
    if (!form) return
    const draft = takeDraft(path)
    const known = draft ?? readDraft(path)
    if (known !== undefined) for (const field of getFields(form)) fill(field, known[field.name])
    if (draft !== undefined) void showNotice(failureTexts.loadedAgain)
    const unregisterDraft = registerDraft(path, () => readFields(form))
    const stopStoring = storeWhileTyped(path, form)
    return () => {
      unregisterDraft()
      stopStoring()
    }
  }, [path])

  return around
}

/** Stores the texts of a form on every input, until the form is reset, which it is once it is sent. */
function storeWhileTyped(path: string, form: HTMLFormElement): () => void {
  const store = () => storeDraft(path, readTexts(form))
  const remove = () => removeDraft(path)
  form.addEventListener('input', store)
  form.addEventListener('reset', remove)
  return () => {
    form.removeEventListener('input', store)
    form.removeEventListener('reset', remove)
  }
}

/** The texts that a visitor can see and has typed or chosen. */
function readTexts(form: HTMLFormElement): Draft {
  const texts = getFields(form).filter((field) => !isCheckbox(field) && isReachable(field))
  return Object.fromEntries(texts.map(({ name, value }) => [name, value]))
}

/** Whether the field is no trap for machines. */
function isReachable(field: Field): boolean {
  return field.closest('[aria-hidden=true]') === null
}

function getFields(form: HTMLFormElement): Field[] {
  return [...form.elements].filter(
    (element): element is Field => 'name' in element && 'value' in element && element.name !== '',
  )
}

function readFields(form: HTMLFormElement): Draft {
  return Object.fromEntries(getFields(form).map((field) => [field.name, getValue(field)]))
}

function getValue(field: Field): string | boolean {
  return isCheckbox(field) ? field.checked : field.value
}

function isCheckbox(field: Field): field is HTMLInputElement {
  return field instanceof HTMLInputElement && field.type === 'checkbox'
}

/** Fills a field as a visitor does, so that the form notices. */
function fill(field: Field, value: string | boolean | undefined): void {
  if (value === undefined || value === getValue(field)) return
  if (isCheckbox(field)) {
    field.click()
    return
  }
  // React overrides the property of the element to know its own changes.
  const prototype = Object.getPrototypeOf(field) as Field
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
}
