/** A statement by itself, or with another beside it: which of the two operations a request asks. */
import { PEMBANDING } from '../../server/answers/banding.ts';
import { pilihan } from '../../server/answers/fields.ts';
import { type Call, type Input, variablesOf } from '../base/endpoint.ts';

export const banding = (description: string) => pilihan(description, PEMBANDING).optional();

/**
 * Asks a statement.
 *
 * @param printed what stands beside it in a workbook or on paper where nothing is said; elsewhere it stands alone
 */
export const askStatement =
  (operation: string, printed: (typeof PEMBANDING)[number] = 'tidak') =>
  (input: Input): Call => {
    const { banding, format } = input.query;
    const whole = format === 'xlsx' || format === 'pdf';
    const beside = banding ?? (whole ? printed : 'tidak');
    const variables = variablesOf(input);
    if (beside === 'tidak') return { operation, variables };
    return { operation: `${operation}_banding`, variables: { ...variables, banding: beside } };
  };
