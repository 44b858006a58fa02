import { contract, ERRORS } from '@klarnotam/contract';
import { OpenAPIGenerator } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';

/** The OpenAPI 3.1 document of the contract. */
export async function describeApi(title: string): Promise<unknown> {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  return await generator.generate(contract, {
    info: { title: `${title} API`, version: '1' },
    servers: [{ url: '/api' }],
    customErrorResponseBodySchema: (definedErrors) => ({
      oneOf: definedErrors.map(([code, message, , data]) => ({
        allOf: [
          {
            type: 'object',
            required: ['code', 'message'],
            properties: { code: { const: code }, message: { type: 'string', default: message } },
          },
          ...(code in ERRORS && typeof data === 'object' ? [data] : []),
        ],
      })),
    }),
  });
}
