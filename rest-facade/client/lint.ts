/** What Redocly's recommended rules find wrong with a description. */
import { createConfig, lintFromString } from '@redocly/openapi-core';

export async function lintDescription(document: object): Promise<string[]> {
  const config = await createConfig({
    extends: ['recommended'],
    // Health is answered to everybody who asks rightly. Ids are numbers, so no word in their place is taken for one.
    rules: { 'operation-4xx-response': 'off', 'no-ambiguous-paths': 'off' },
  });
  const found = await lintFromString({ source: JSON.stringify(document), config });
  return found.map(({ ruleId, message, location: [at] }) => `${ruleId} ${at?.pointer}: ${message}`);
}
