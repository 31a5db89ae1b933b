/** What an expression of Prometheus asks for, read far enough to compare it with the figures that there are. */

type Matcher = {
  label: string;
  value: string /** Whether it is `=`, and the value no variable. */;
  is: boolean;
};

export type Asked = {
  metrics: { name: string; matchers: Matcher[] }[];
  /** Those by which it gathers or compares. */
  labels: string[];
  /** Whether its answer has the labels of the gathering alone. */
  gathers: boolean;
};

const OPERATORS = new Set(['and', 'or', 'unless', 'offset', 'bool']);
const GATHERING = /\b(?:sum|max|min|count|topk|absent|histogram_quantile)\b/;

export function askedOf(expr: string): Asked {
  const labels: string[] = [];
  const bare = expr
    .replace(/\b(?:by|without|on|ignoring)\s*\(([^)]*)\)/g, (_all, names: string) => {
      labels.push(...names.split(',').map((name) => name.trim()));
      return ' ';
    })
    .replace(/\[[^\]]*\]/g, ' ')
    .replace(/\boffset\s+\w+/g, ' ');
  const metrics = [...bare.matchAll(/(?<![\w.])([a-zA-Z_:][\w:]*)\s*(\(|\{[^}]*\})?/g)].flatMap(
    ([, name = '', after = '']) => {
      if (after === '(' || OPERATORS.has(name)) return [];
      const matchers = [...after.matchAll(/(\w+)(=~|!=|!~|=)"([^"]*)"/g)].map(
        ([, label = '', sign, value = '']) => ({
          label,
          value,
          is: sign === '=' && !value.startsWith('$'),
        }),
      );
      return [{ name, matchers }];
    },
  );
  return { metrics, labels, gathers: GATHERING.test(expr) };
}
