/** The published JSON Schema (draft 2020-12), made from the same shapes the checker walks. */
import { boards, isLand } from '../board/index.ts';
import { forms, type Optional, type Shape } from './shape.ts';
import { shapes } from './shapes.ts';

type Json = string | number | boolean | readonly Json[] | { readonly [key: string]: Json };

export function legendSchema(): Json {
  // of either side: which of them are on the side a legend names, the checker says
  const land = Object.values(boards).flatMap((board) => board.fields.filter((field) => isLand(board, field)));
  const definitions: Record<string, Json> = { field: { enum: [...new Set(land)].toSorted((a, b) => a - b) } };
  for (const [name, shape] of Object.entries(shapes)) if (name !== 'legend') definitions[name] = schemaOf(shape);
  const legend = shapes['legend'];
  if (legend === undefined) throw new Error('The shape of the legend is missing');
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'A legend for The Legends of Andor',
    description: 'Shape only: names, reachability and loops are looked at by the checker.',
    ...(schemaOf(legend) as { readonly [key: string]: Json }),
    $defs: definitions,
  };
}

function schemaOf(shape: Shape): Json {
  switch (shape.shape) {
    case 'named':
      return { $ref: `#/$defs/${shape.name}` };
    case 'integer':
      return { type: 'integer', minimum: shape.min, maximum: shape.max };
    case 'field':
      return { $ref: '#/$defs/field' };
    case 'boolean':
      return { type: 'boolean' };
    case 'fixed':
      return { const: shape.value };
    case 'word':
      return { enum: shape.of };
    case 'string':
      return { type: 'string', maxLength: shape.max, pattern: forms[shape.form ?? 'line'] };
    case 'name':
      return { type: 'string', pattern: '^[A-Za-z0-9][A-Za-z0-9-]{0,39}$' };
    case 'list':
      return { type: 'array', items: schemaOf(shape.of), minItems: shape.min, maxItems: shape.max };
    case 'record':
      return { type: 'object', propertyNames: schemaOf(shape.key), additionalProperties: schemaOf(shape.of), maxProperties: shape.max };
    case 'object':
      return shape.some === true ? { ...objectOf(shape.fields), minProperties: 1 } : objectOf(shape.fields);
    case 'tagged':
      return { oneOf: Object.entries(shape.of).map(([id, each]) => objectOf({ ...each, ...shape.also }, { [shape.tag]: { const: id } })) };
    case 'either':
      return { anyOf: shape.of.map((look) => schemaOf(look.is)) };
  }
}

function objectOf(
  wanted: Readonly<Record<string, Shape | Optional>>,
  tag: Readonly<Record<string, Json>> = {},
): { readonly [key: string]: Json } {
  const properties: Record<string, Json> = { ...tag };
  const required = Object.keys(tag);
  for (const [key, shape] of Object.entries(wanted)) {
    properties[key] = schemaOf('optional' in shape ? shape.optional : shape);
    if (!('optional' in shape)) required.push(key);
  }
  return { type: 'object', properties, required, additionalProperties: false };
}
