/** Of a rule as oxlint takes it from JavaScript (the form of ESLint's), what ours use. */
export interface Rule {
  readonly meta: {
    readonly type: 'problem';
    readonly schema: [];
    readonly messages: { readonly refused: string };
  };
  create(context: {
    report(found: { readonly messageId: 'refused'; readonly node: unknown }): void;
  }): Readonly<Record<string, (node: unknown) => void>>;
}

/** A rule that refuses every node matched by one of `selectors` (ESQuery) and says why. */
function refuse(selectors: readonly string[], because: string): Rule {
  return {
    meta: { type: 'problem', schema: [], messages: { refused: because } },
    create: (context) => ({
      [selectors.join(', ')](node) {
        context.report({ node, messageId: 'refused' });
      },
    }),
  };
}

const localClockParts = '/^(get|set)(FullYear|Month|Date|Day|Hours|Minutes|TimezoneOffset)$/';

/** Our habits as lint rules, `habits/<name>`. Where each one applies stands in oxlint.config.ts. */
export const habits = {
  'no-environment': refuse(
    [
      ":not(CallExpression[callee.name='readConfig']) > MemberExpression[object.name='process'][property.name='env']",
      "MemberExpression[object.name='process'][property.value='env']",
      "MemberExpression[property.name='process'][object.name='globalThis']",
      "VariableDeclarator[init.name='process'] Property[key.name='env']",
      'ImportDeclaration[source.value=/^(node:)?process$/]',
    ],
    'The environment is read by readConfig (apps/server/src/config.ts) alone, which checks it at start. Take the setting as an argument.',
  ),
  'no-clock': refuse(
    [
      "MemberExpression[object.name=/^(Date|performance)$/][property.name='now']",
      "NewExpression[callee.name='Date'][arguments.length=0]",
      "CallExpression[callee.name='Date']",
    ],
    'Pure code reads no clock: take `now` as an argument, so that the same text always gives the same answer.',
  ),
  'no-local-time': refuse(
    [
      "NewExpression[callee.name='Date'][arguments.length>1]",
      `CallExpression[callee.property.name=${localClockParts}]`,
    ],
    "This reads the machine's time zone, and a NOTAM is in UTC: use Date.UTC, new Date(ms) and the getUTC… methods.",
  ),
  'no-chance': refuse(
    [
      "MemberExpression[object.name='Math'][property.name='random']",
      "MemberExpression[object.name='crypto'][property.name=/^(randomUUID|getRandomValues)$/]",
    ],
    'Pure code takes no chances: take the identifier or the number as an argument.',
  ),
  'no-console': refuse(
    ["MemberExpression[object.name='console']"],
    'Only the command line talks to the terminal. The server logs through pino, which never sees a pasted text; a page shows what it has to say.',
  ),
  'no-default-export': refuse(
    ['ExportDefaultDeclaration', "ExportSpecifier[exported.name='default']"],
    'A named export has one name everywhere, so that it can be searched and renamed.',
  ),
  'no-spread-arguments': refuse(
    [
      'CallExpression[callee.property.name=/^(push|unshift|splice|concat|max|min|fromCharCode|fromCodePoint)$/] > SpreadElement',
    ],
    'A call takes some hundred thousand arguments, and a text may make more: add them one by one, or pass the array.',
  ),
  'no-raw-html': refuse(
    [
      "JSXAttribute[name.name='dangerouslySetInnerHTML']",
      'AssignmentExpression[left.property.name=/^(innerHTML|outerHTML)$/]',
      "CallExpression[callee.property.name='insertAdjacentHTML']",
      'JSXOpeningElement[name.name=/^(style|script)$/]',
    ],
    'A pasted text must never become markup, and the content security policy refuses inline style and script: render text.',
  ),
} satisfies Record<string, Rule>;
