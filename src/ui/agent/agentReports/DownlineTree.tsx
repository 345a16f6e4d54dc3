import { type CSSProperties, type KeyboardEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DownlineAct } from '../../../machines/agent/agentReports/downlineTree.events.ts';
import type { TreeLine } from '../../../machines/agent/agentReports/downlineTree.rules.ts';
import { failureText } from '../../copy/failureText.ts';
import { classes } from '../../kit/classes.ts';
import { Spinner } from '../../kit/Spinner.tsx';
import { TreeMember } from './TreeMember.tsx';
import styles from './tree.module.css';
import { keyMove } from './treeKeys.ts';

interface DownlineTreeProps {
  readonly lines: readonly TreeLine[];
  readonly label: string;
  readonly onToggle: (account: string) => void;
  readonly onMore: (under: string) => void;
  readonly onRetry: (under: string) => void;
  /** With a direct downline. */
  readonly onAct: (act: DownlineAct, id: string) => void;
}

const keyOf = (line: TreeLine): string => (line.is === 'member' ? line.row.id : `${line.is} ${line.under}`);

/** Members of the line under one another, by keyboard too (WAI-ARIA tree view). */
export function DownlineTree({ lines, label, onToggle, onMore, onRetry, onAct }: DownlineTreeProps) {
  const { t } = useTranslation();
  const [at, setAt] = useState(''); // presentational: where the keyboard is
  const place = Math.max(
    0,
    lines.findIndex((line) => keyOf(line) === at),
  );
  const press = (line: TreeLine) => {
    if (line.is === 'member' && line.row.below > 0) onToggle(line.row.account);
    if (line.is === 'more' && !line.isWanted) onMore(line.under);
    if (line.is === 'failed') onRetry(line.under);
  };
  const walk = (event: KeyboardEvent<HTMLElement>) => {
    const line = lines[place];
    // Keys in the menu of a member are its own.
    if (line === undefined || (event.target as HTMLElement).role !== 'treeitem') return;
    const move = keyMove(event.key, lines, place);
    if (move === null) return;
    event.preventDefault();
    if (move === 'press') press(line);
    else event.currentTarget.querySelectorAll<HTMLElement>('[role="treeitem"]')[move]?.focus();
  };
  return (
    <div role="tree" aria-label={label} className={styles.tree} onKeyDown={walk}>
      {lines.map((line, index) => {
        const isBranch = line.is === 'member' && line.row.below > 0;
        return (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the tree has the keys
          <div
            key={keyOf(line)}
            role="treeitem"
            tabIndex={index === place ? 0 : -1}
            aria-level={line.level}
            aria-expanded={isBranch ? line.isOpen : undefined}
            aria-posinset={line.is === 'member' ? line.place : undefined}
            aria-setsize={line.is === 'member' ? line.count : undefined}
            aria-busy={line.is === 'waiting' || (line.is === 'more' && line.isWanted) || undefined}
            aria-disabled={(line.is === 'more' && line.isWanted) || undefined}
            className={classes(styles.line, line.level > 1 && styles.below)}
            style={{ '--level': line.level - 1 } as CSSProperties}
            onFocus={() => setAt(keyOf(line))}
            onClick={(event) => {
              if ((event.target as HTMLElement).closest('[data-menu]') === null) press(line);
            }}
          >
            {content(line)}
          </div>
        );
      })}
    </div>
  );

  function content(line: TreeLine): ReactNode {
    switch (line.is) {
      case 'member':
        return <TreeMember line={line} onAct={onAct} />;
      case 'waiting':
        return (
          <span className={styles.told}>
            <Spinner /> {t('loading')}
          </span>
        );
      case 'failed':
        return (
          <span className={styles.told} role="alert">
            {failureText(t, line.failure)} <u>{t('retry')}</u>
          </span>
        );
      case 'more':
        return <span className={styles.told}>{t('downlineTree_more', { count: line.left })}</span>;
    }
  }
}
