// Replacements of methods of Object and of property reads, which `ownProperties.js` inserts into bundled code.

/**
 * Copies a descriptor to an object without a prototype. On a page that adds `get` or `set` to
 * `Object.prototype`, other descriptors inherit them and are invalid.
 *
 * @param {PropertyDescriptor | undefined} descriptor
 */
const bare = (descriptor) => {
  const own = { __proto__: null, ...descriptor }
  return /** @type {PropertyDescriptor} */ (own)
}

/**
 * @template Target
 * @param {Target} target
 * @param {PropertyKey} key
 * @param {PropertyDescriptor | undefined} descriptor
 */
export const defineOwn = (target, key, descriptor) =>
  Object.defineProperty(target, key, bare(descriptor))

/**
 * @template Target
 * @param {Target} target
 * @param {PropertyDescriptorMap} descriptors
 */
export const defineAllOwn = (target, descriptors) => {
  for (const key of Reflect.ownKeys(descriptors)) defineOwn(target, key, descriptors[key])
  return target
}

/**
 * @param {object | null} prototype
 * @param {PropertyDescriptorMap} descriptors
 */
export const createOwn = (prototype, descriptors) =>
  defineAllOwn(Object.create(prototype), descriptors)

/**
 * @param {object} target
 * @param {PropertyKey} key
 */
export const ownDescriptor = (target, key) => {
  const descriptor = Object.getOwnPropertyDescriptor(target, key)
  return descriptor && bare(descriptor)
}

/**
 * Reads a member of an object that a page has not added to every object.
 *
 * @param {Readonly<Record<string, unknown>>} object
 * @param {string} name
 */
export const ownMember = (object, name) => {
  const value = object[name]
  return value === Reflect.get(Object.prototype, name) ? undefined : value
}

/**
 * Returns a member of a document, which no element with its name replaces; undefined without a document.
 *
 * @param {Document | undefined} document
 * @param {keyof Document} name
 */
export const optionalMember = (document, name) =>
  document ? Reflect.get(Document.prototype, name, document) : undefined
