import ts from 'typescript'

const printer = ts.createPrinter({ removeComments: true })

/** The statements of a file that declare a name: more than one where a function is overloaded. */
export function statementsOf(file: ts.SourceFile, name: string): ts.Statement[] {
  return file.statements.filter((statement) => namesOf(statement).includes(name))
}

/** A statement as others see it: without what is private, and without names of inner parameters. */
export function printDeclaration(statement: ts.Statement, file: ts.SourceFile): string {
  const { transformed } = ts.transform(statement, [withoutInnerThings])
  const [node = statement] = transformed
  return printer.printNode(ts.EmitHint.Unspecified, node, file)
}

/** Names of everything that a statement speaks of. */
export function namesSpokenOf(statement: ts.Statement): string[] {
  const names = new Set<string>()
  const visit = (node: ts.Node): void => {
    const name = spokenName(node)
    if (name !== undefined) names.add(firstNameOf(name))
    node.forEachChild(visit)
  }
  statement.forEachChild(visit)
  return [...names]
}

function namesOf(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.map(({ name }) => name.getText())
  }
  const { name } = statement as { readonly name?: ts.Node }
  return name !== undefined && ts.isIdentifier(name) ? [name.text] : []
}

function spokenName(node: ts.Node): ts.EntityName | ts.Expression | undefined {
  if (ts.isTypeReferenceNode(node)) return node.typeName
  if (ts.isTypeQueryNode(node)) return node.exprName
  return ts.isExpressionWithTypeArguments(node) ? node.expression : undefined
}

function firstNameOf(name: ts.Node): string {
  return name.getText().split('.', 1)[0] ?? ''
}

function withoutInnerThings(context: ts.TransformationContext) {
  const visit = (node: ts.Node): ts.Node | undefined => {
    if (ts.isClassElement(node) && isPrivate(node)) return undefined
    const visited = ts.visitEachChild(node, visit, context)
    return ts.isParameter(visited) && ts.isObjectBindingPattern(visited.name)
      ? withoutPattern(visited)
      : visited
  }
  return (node: ts.Statement) => ts.visitEachChild(node, visit, context)
}

function withoutPattern(parameter: ts.ParameterDeclaration): ts.ParameterDeclaration {
  const { modifiers, dotDotDotToken, questionToken, type, initializer } = parameter
  return ts.factory.updateParameterDeclaration(
    parameter,
    modifiers,
    dotDotDotToken,
    'options',
    questionToken,
    type,
    initializer,
  )
}

function isPrivate(element: ts.ClassElement): boolean {
  const hidden = ts.ModifierFlags.Private | ts.ModifierFlags.Protected
  const isHashed = element.name !== undefined && ts.isPrivateIdentifier(element.name)
  return isHashed || (ts.getCombinedModifierFlags(element) & hidden) !== 0
}
