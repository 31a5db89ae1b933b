/** What Spectral's rules for OpenAPI find wrong with a description. */
import spectral from '@stoplight/spectral-core';
import rulesets from '@stoplight/spectral-rulesets';

export async function lintWithSpectral(document: object): Promise<string[]> {
  const linter = new spectral.Spectral();
  const off = {
    // A validator is made for each of some thousand examples, which takes a minute; Redocly looks at the same (lint.ts).
    'oas3-valid-schema-example': 'off',
    'oas3-valid-media-example': 'off',
  } as const;
  linter.setRuleset(new spectral.Ruleset({ extends: [rulesets.oas], rules: off }));
  const found = await linter.run(document as Record<string, unknown>);
  return found.map(({ code, path, message }) => `${code} ${path.join('/')}: ${message}`);
}
