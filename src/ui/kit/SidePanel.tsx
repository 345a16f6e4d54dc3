import type { CSSProperties, ReactNode } from 'react';
import { askToClose } from './Dialog.tsx';
import { Icon } from './Icon.tsx';
import { IconButton } from './IconButton.tsx';
import { xIcon } from './icons/shell.ts';
import { keepOpen, openModal } from './openModal.ts';
import styles from './SidePanel.module.css';

interface SidePanelProps {
  readonly title: string;
  /** A line below the title. */
  readonly note: string;
  /** An icon of `icons/`. */
  readonly icon: string;
  /** Of the head. */
  readonly color: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
  readonly busy?: boolean;
  readonly children: ReactNode;
}

/** A modal with a coloured head: the whole screen on phones, a panel on the right from 1024 px. Open while mounted. */
export function SidePanel({ title, note, icon, color, closeLabel, onClose, busy, children }: SidePanelProps) {
  return (
    <dialog
      ref={openModal}
      className={styles.panel}
      style={{ '--chat': color } as CSSProperties}
      closedby="closerequest"
      aria-labelledby="side-panel-title"
      aria-busy={busy || undefined}
      onClose={keepOpen}
      onCancel={(event) => askToClose(event, onClose)}
    >
      <div className={styles.inner}>
        <div className={styles.head}>
          <Icon d={icon} size="large" />
          <div className={styles.titles}>
            <h2 id="side-panel-title" className={styles.title} tabIndex={-1}>
              {title}
            </h2>
            <p className={styles.note}>{note}</p>
          </div>
          <IconButton icon={xIcon} size="large" label={closeLabel} onClick={onClose} className={styles.close} />
        </div>
        {children}
      </div>
    </dialog>
  );
}
