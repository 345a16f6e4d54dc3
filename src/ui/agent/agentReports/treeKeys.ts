import type { TreeLine } from '../../../machines/agent/agentReports/downlineTree.rules.ts';

/** Where a key leads from a line of a tree, `press` for opening or closing it, null for nowhere (WAI-ARIA tree view). */
export function keyMove(key: string, lines: readonly TreeLine[], place: number): number | 'press' | null {
  const line = lines[place];
  const isOpen = line?.is === 'member' && line.isOpen;
  const isClosed = line?.is === 'member' && line.row.below > 0 && !line.isOpen;
  switch (key) {
    case 'ArrowDown':
      return Math.min(lines.length - 1, place + 1);
    case 'ArrowUp':
      return Math.max(0, place - 1);
    case 'Home':
      return 0;
    case 'End':
      return lines.length - 1;
    case 'Enter':
    case ' ':
      return 'press';
    case 'ArrowRight':
      if (isClosed) return 'press';
      return isOpen ? place + 1 : null;
    case 'ArrowLeft': {
      if (isOpen) return 'press';
      const above = lines.slice(0, place).findLastIndex(({ level }) => level < (line?.level ?? 0));
      return above < 0 ? null : above;
    }
    default:
      return null;
  }
}
