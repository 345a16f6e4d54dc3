/** Areas of the house: folders of the same names in machines, views, server, contract and tests hold its flows. */
export const AREAS = ['site', 'account', 'money', 'play', 'member', 'agent', 'public', 'desk'] as const;

/** Folders below a root, without the area that holds them. */
export function foldersBelow(root: string, path: string): readonly string[] {
  const [first, ...more] = path.slice(root.length).split('/').slice(0, -1);
  if (first === undefined) return [];
  return AREAS.some((area) => area === first) ? more : [first, ...more];
}
