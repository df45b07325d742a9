/**
 * Dependencies point one way only. kernel ← conformance, protocol, games, bots, stage; protocol, bots ← table ← server, web ← cli, bench.
 * A game never imports another game; only its table knows the stage. The conformance suite and its toys serve tests and tools alone.
 */
const only = (name, from, to, comment) => ({ name, comment, severity: 'error', from, to });
const ours = '^(kernel|conformance|protocol|games|stage|bots|table|server|web|cli|bench|e2e)/';
const tests = '/tests/';

module.exports = {
  forbidden: [
    only(
      'kernel-alone',
      { path: '^kernel/', pathNot: tests },
      { pathNot: '^kernel/|node_modules/@noble/(hashes|ciphers)/' },
      'From outside, the kernel imports only @noble/hashes and @noble/ciphers.',
    ),
    only(
      'conformance',
      { path: '^conformance/', pathNot: tests },
      { pathNot: '^conformance/|^kernel/index\\.ts$' },
      'The suite and the toys know what any game knows of the kernel: its index.',
    ),
    only(
      'conformance-apart',
      { pathNot: `${tests}|^(conformance|cli|bench)/` },
      { path: '^conformance/' },
      'Nothing that people play carries the suite or a toy.',
    ),
    only(
      'protocol',
      { path: '^protocol/', pathNot: tests },
      { path: ours, pathNot: '^(protocol|kernel)/' },
      'The protocol knows the kernel alone.',
    ),
    only(
      'rules-pure',
      { path: '^games/[^/]+/', pathNot: `${tests}|/table/` },
      { pathNot: '^kernel/|^games/[^/]+/|node_modules/@noble/' },
      'Rules know the kernel and their own game, nothing else.',
    ),
    only(
      'no-other-game',
      { path: '^games/([^/]+)/' },
      { path: '^games/[^/]+/', pathNot: '^games/$1/' },
      'A game never imports another game.',
    ),
    only('table-apart', { path: '^games/([^/]+)/', pathNot: '/table/' }, { path: '^games/$1/table/' }, 'Rules never import a screen.'),
    only(
      'table',
      { path: '^games/[^/]+/table/', pathNot: tests },
      { path: ours, pathNot: '^(kernel|stage|games)/' },
      'A table knows the stage and its own game.',
    ),
    only('stage', { path: '^stage/', pathNot: tests }, { path: ours, pathNot: '^(stage|kernel)/' }, 'The stage knows the kernel alone.'),
    only(
      'bots',
      { path: '^bots/', pathNot: `${tests}|^bots/workers/` },
      { path: ours, pathNot: '^(bots|kernel)/' },
      'Search knows the kernel alone.',
    ),
    only(
      'bot-workers',
      { path: '^bots/workers/' },
      { path: ours, pathNot: '^(bots|kernel|games)/' },
      'A worker loads games by their registry.',
    ),
    only(
      'tables-pure',
      { path: '^table/', pathNot: tests },
      { pathNot: '^(table|kernel|protocol|bots)/|node_modules/@noble/|node_modules/valibot/' },
      'A table knows its match, its frames and its bots; store, clock and threads are handed to it.',
    ),
    only('tables-no-threads', { path: '^table/' }, { path: '^bots/(workers|arena)/' }, 'Where bots think is for the host to say.'),
    only(
      'server',
      { path: '^server/', pathNot: tests },
      { path: ours, pathNot: '^(server|table|kernel|protocol|games|bots)/' },
      'The server knows no screen.',
    ),
    only('server-no-table', { path: '^(server|bots|cli|bench)/' }, { path: '^games/[^/]+/table/' }, 'Only the web app shows tables.'),
    only(
      'web',
      { path: '^web/', pathNot: tests },
      { path: ours, pathNot: '^(web|stage|table|games|bots|kernel|protocol)/' },
      'The web app talks to the server by protocol only.',
    ),
    only('no-cycles', {}, { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } }, 'No module depends on itself.'),
    only('resolvable', { pathNot: tests }, { couldNotResolve: true, pathNot: '\\?raw$' }, 'Every import leads somewhere.'),
    only('no-tests', { pathNot: `${tests}|^e2e/` }, { path: tests }, 'Nothing but tests imports tests.'),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    moduleSystems: ['es6', 'cjs'],
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
};
