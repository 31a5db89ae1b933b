/** What Redocly's recommended rules find wrong with a description. */
import { createConfig, lintFromString } from '@redocly/openapi-core';

export async function lintDescription(document: object): Promise<string[]> {
  const config = await createConfig({
    extends: ['recommended'],
    // Health is answered to everybody who asks rightly.
    rules: { 'operation-4xx-response': 'off' },
  });
  const found = await lintFromString({ source: JSON.stringify(document), config });
  return found.map(({ ruleId, message, location: [at] }) => `${ruleId} ${at?.pointer}: ${message}`);
}
