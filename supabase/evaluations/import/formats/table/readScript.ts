import {
  parse,
  type Expression,
  type ModuleDeclaration,
  type ObjectExpression,
  type Pattern,
  type Statement,
} from 'acorn'
import { stripMarks } from './stripMarks.ts'
import { createRow, MAX_TEXT_LENGTH, type TextTable } from './TextTable.ts'

/** A list of objects that starts in a script, or in a cell of CSV. */
const LIST = /(?:[=:]|\bdefault)\s*\[\s*\{/

/** The tables of a text, or what may keep those of a script from being read. */
export interface ScriptTables {
  readonly tables: readonly TextTable[]
  readonly hint?: string
}

/** A list with the names that lead to it, such as "window", "boards" and "safety". */
interface NamedList {
  readonly names: readonly string[]
  readonly objects: readonly ObjectExpression[]
}

/**
 * Reads every list of objects that a JavaScript text gives a name, as a table below that name. A table has
 * the columns of all its objects, and an absent value is an empty cell. Nothing is run: a value that is not
 * written out, such as a sum, stays the text that it is.
 */
export function readScript(text: string): ScriptTables {
  if (!LIST.test(text)) return { tables: [] }
  if (text.length > MAX_TEXT_LENGTH) {
    return { tables: [], hint: `of JavaScript at most ${MAX_TEXT_LENGTH} characters are read` }
  }
  try {
    const { body } = parse(text, { ecmaVersion: 'latest', sourceType: 'module', locations: true })
    return { tables: body.flatMap(listNamed).map((list) => toTable(list, text)) }
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    return { tables: [], hint: `as JavaScript it cannot be read: ${error.message}` }
  }
}

/** Lists the lists that a statement names; none unless it assigns, declares or exports. */
function listNamed(statement: ModuleDeclaration | Statement): NamedList[] {
  if (statement.type === 'ExpressionStatement') {
    const { expression } = statement
    if (expression.type !== 'AssignmentExpression') return []
    return listIn(expression.right, getPath(expression.left))
  }
  if (statement.type === 'VariableDeclaration') {
    return statement.declarations.flatMap(({ id, init }) => listIn(init, getPath(id)))
  }
  if (statement.type === 'ExportNamedDeclaration') {
    return statement.declaration ? listNamed(statement.declaration) : []
  }
  return statement.type === 'ExportDefaultDeclaration'
    ? listIn(statement.declaration as Expression, ['default'])
    : []
}

/** Lists what a name stands for: itself, or the members of an object. */
function listIn(value: Expression | null | undefined, names: readonly string[]): NamedList[] {
  if (value?.type === 'ObjectExpression') {
    return value.properties.flatMap((property) =>
      property.type === 'Property'
        ? listIn(property.value, [...names, getName(property.key, property.computed) ?? ''])
        : [],
    )
  }
  if (value?.type !== 'ArrayExpression') return []
  const objects = value.elements.filter((element) => element?.type === 'ObjectExpression')
  const isTable = objects.length > 0 && objects.length === value.elements.length
  return isTable ? [{ names, objects }] : []
}

/** Returns the names of a variable or of a member, such as "window" and "boards". */
function getPath(target: Expression | Pattern): string[] {
  if (target.type === 'Identifier') return [target.name]
  if (target.type !== 'MemberExpression' || target.object.type === 'Super') return []
  const last = getName(target.property as Expression, target.computed)
  return [...getPath(target.object), ...(last === undefined ? [] : [last])]
}

function getName(key: Expression, isComputed: boolean): string | undefined {
  if (key.type === 'Identifier' && !isComputed) return key.name
  return key.type === 'Literal' ? String(key.value) : undefined
}

function toTable({ names, objects }: NamedList, text: string): TextTable {
  const read = objects.map((object) => readObject(object, text))
  const header = [...new Set(read.flatMap(({ texts }) => [...texts.keys()]))]
  const problem = read.find((each) => each.problem !== undefined)?.problem
  const rows = read.map(({ texts }, index) =>
    createRow(
      index + 1,
      header.map((name) => texts.get(name) ?? ''),
      stripMarks,
    ),
  )
  return problem === undefined
    ? { headings: names, header, rows }
    : { headings: names, header, rows: [], problem }
}

interface ReadObject {
  /** The texts of its values by the names of the columns. */
  readonly texts: ReadonlyMap<string, string>
  readonly problem?: string
}

function readObject({ properties, loc }: ObjectExpression, text: string): ReadObject {
  const texts = new Map<string, string>()
  const line = `its line ${loc?.start.line ?? 1}`
  for (const property of properties) {
    const key = property.type === 'Property' ? getName(property.key, property.computed) : undefined
    if (property.type !== 'Property' || key === undefined) {
      return { texts, problem: `${line} has a key that is not written out` }
    }
    const name = stripMarks(key)
    if (texts.has(name)) {
      return { texts, problem: `${line} has two values of ${JSON.stringify(name)}` }
    }
    const { value } = property
    texts.set(name, (getText(value) ?? text.slice(value.start, value.end)).trim())
  }
  return { texts }
}

/** Returns a text, a number, true, false or null as a cell; undefined for everything else. */
function getText(value: Expression): string | undefined {
  if (value.type === 'Literal' && !value.regex) {
    return value.value === null ? '' : String(value.value)
  }
  if (value.type === 'UnaryExpression' && value.operator === '-') {
    const { argument } = value
    const isNumber = argument.type === 'Literal' && typeof argument.value === 'number'
    return isNumber ? `-${String(argument.value)}` : undefined
  }
  const isText = value.type === 'TemplateLiteral' && value.expressions.length === 0
  return isText ? (value.quasis[0]?.value.cooked ?? undefined) : undefined
}
