import {
  type ASTVisitor,
  type FloatValueNode,
  GraphQLError,
  getNamedType,
  type IntValueNode,
  isScalarType,
  Kind,
  type ValidationContext,
  type ValueNode,
} from 'graphql';
import { exactLiteral, rawNumber } from '../../base/json_text.ts';

/**
 * A validation rule: Grafast turns the numbers of a JSON literal into doubles. Those that a double cannot hold must
 * come in a variable, where they keep their digits.
 */
export function exactJsonLiterals(context: ValidationContext): ASTVisitor {
  const check = (node: ValueNode) => {
    const type = context.getInputType();
    if (!type || !isScalarType(getNamedType(type))) return undefined;
    const inexact = numbersOf(node).find((number) => {
      const digits = number.value
        .replace(/[eE].*$/, '')
        .replace(/\D/g, '')
        .replace(/^0+/, '');
      return digits.length > 15 && rawNumber(exactLiteral(number.value)) !== undefined;
    });
    if (!inexact) return false;
    const message = `angka ${inexact.value} terlalu panjang untuk ditulis di sini; kirim sebagai variabel`;
    context.reportError(new GraphQLError(message, { nodes: inexact }));
    return false;
  };
  return { ObjectValue: check, ListValue: check };
}

function numbersOf(node: ValueNode): (IntValueNode | FloatValueNode)[] {
  if (node.kind === Kind.LIST) return node.values.flatMap(numbersOf);
  if (node.kind === Kind.OBJECT) return node.fields.flatMap((field) => numbersOf(field.value));
  return node.kind === Kind.INT || node.kind === Kind.FLOAT ? [node] : [];
}
