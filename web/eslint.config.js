import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

const FIGURE = '/(price|cost|income|strength|score|points|fee|owed|discount)/i';
const SUM = 'BinaryExpression[operator=/^[-+*%]$/]';
/** Sums of what only the rules count, however they are written. */
const counted = [
  `${SUM} > Identifier[name=${FIGURE}]`,
  `${SUM} > MemberExpression Identifier[name=${FIGURE}]`,
  `${SUM} > CallExpression > Identifier.callee[name=${FIGURE}]`,
  `AssignmentExpression[operator=/^[-+*]=$/] Identifier[name=${FIGURE}]`,
  `CallExpression[callee.property.name='reduce'] Identifier[name=${FIGURE}]`,
];

/** The games’ own files: what is printed, and every word of theirs, comes in JSON from the rules. */
const below = {
  selector: ':matches(Literal[value=/games\\/[\\w*]+\\/src/], TemplateElement[value.raw=/games\\/[\\w*]+\\/src/])',
  message: 'Nothing of the page is read below games/.',
};

/** As strict as the Java side: every finding is an error. Layout is Prettier’s, types and accessibility are svelte-check’s. */
export default ts.config(
  { ignores: ['target', 'public', 'map', 'build.mjs', '*.config.js'] },
  js.configs.recommended,
  ts.configs.strict,
  ts.configs.stylistic,
  svelte.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      // The compiler knows all names, and what it ignores.
      'no-undef': 'off',
      'svelte/no-unused-svelte-ignore': 'off',
      // With noUncheckedIndexedAccess each look into a list says by ! that something is there.
      '@typescript-eslint/no-non-null-assertion': 'off',
      // A promise whose failure is told elsewhere, and parts of a desk that a replay has no use for.
      '@typescript-eslint/no-empty-function': 'off',
      '@typescript-eslint/no-invalid-void-type': 'off',
      // A blank at the end of a line, which the layout needs.
      'svelte/no-useless-mustaches': 'off',
      // What is remembered between two drawings is not drawn.
      'svelte/prefer-svelte-reactivity': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_', destructuredArrayIgnorePattern: '^_' }],
    },
  },
  {
    files: ['src/**', '*.ts'],
    rules: { 'no-restricted-syntax': ['error', below] },
  },
  {
    files: ['src/boards/**'],
    rules: {
      'no-restricted-syntax': ['error', below, ...counted.map((selector) => ({ selector, message: 'Counted by the rules: take it from view or preview.' }))],
    },
  },
  { files: ['**/*.svelte', '**/*.svelte.ts'], languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } } },
);
