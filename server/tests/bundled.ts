import type { Plugin } from 'esbuild';

/** Bundles what is ours and leaves libraries where they are, as the build for production does. */
export const librariesStayOutside: Plugin = {
  name: 'libraries-stay-outside',
  setup(plugin) {
    plugin.onResolve({ filter: /^[^./]/ }, ({ kind, path }) =>
      kind === 'entry-point' || path.startsWith('@tafelrunde/') ? undefined : { path, external: true },
    );
  },
};
