import { createContext, type ReactNode, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { classes } from '../kit/classes.ts';
import { Skeleton } from '../kit/Skeleton.tsx';
import styles from './PageShape.module.css';

/** What a page looks like while it loads. */
export type Shape = 'article' | 'cards' | 'form' | 'games' | 'list' | 'report' | 'rows';

const times = (count: number, draw: (place: number) => ReactNode): readonly ReactNode[] =>
  Array.from({ length: count }, (_, place) => draw(place));

const Block = ({ as }: { readonly as: 'button' | 'card' | 'chip' | 'field' | 'figure' | 'label' | 'title' }) => (
  <Skeleton className={classes(styles.block, styles[as])} />
);

const Chips = () => (
  <div className={styles.chips}>
    {times(4, (place) => (
      <Block key={place} as="chip" />
    ))}
  </div>
);

/** Rows of a list: icon, two lines, amount. */
export const RowsShape = ({ rows }: { readonly rows: number }) => (
  <div className={styles.panel}>
    {times(rows, (place) => (
      <div key={place} className={styles.row}>
        <Skeleton className={styles.icon} />
        <span className={styles.lines}>
          <Skeleton className={styles.name} />
          <Skeleton className={styles.about} />
        </span>
        <Skeleton className={styles.amount} />
      </div>
    ))}
  </div>
);

const shapes: Readonly<Record<Shape, () => ReactNode>> = {
  article: () => (
    <>
      <Block as="title" />
      <Skeleton lines={4} />
      <Skeleton lines={6} />
    </>
  ),
  cards: () => (
    <div className={styles.cards}>
      {times(6, (place) => (
        <Block key={place} as="card" />
      ))}
    </div>
  ),
  form: () => (
    <div className={classes(styles.panel, styles.form)}>
      <Block as="title" />
      <Block as="label" />
      {times(3, (place) => (
        <Block key={place} as="field" />
      ))}
      <Block as="label" />
      <Block as="field" />
      <Chips />
      <Block as="button" />
    </div>
  ),
  games: () => (
    <>
      <Block as="title" />
      <Block as="field" />
      <Chips />
      <div className={styles.tiles}>
        {times(12, (place) => (
          <Skeleton key={place} className={styles.tile} />
        ))}
      </div>
    </>
  ),
  list: () => (
    <>
      <Chips />
      <div className={styles.selects}>
        <Block as="field" />
        <Block as="field" />
      </div>
      <RowsShape rows={6} />
    </>
  ),
  report: () => (
    <>
      <div className={classes(styles.panel, styles.form)}>
        <Block as="label" />
        <Block as="figure" />
        <Chips />
      </div>
      <RowsShape rows={5} />
    </>
  ),
  rows: () => <RowsShape rows={6} />,
};

/** Placeholder in the shape of a page. Its container carries `aria-busy`. */
export const PageShape = ({ shape }: { readonly shape: Shape }) => (
  <div className={styles.shape} aria-hidden="true">
    {shapes[shape]()}
  </div>
);

/** Shape of the page that is shown. */
export const ShapeOfPage = createContext<Shape>('rows');

/** Placeholder of a page whose first reads are pending: the one that its code was awaited with. */
export const PagePlaceholder = () => <PageShape shape={useContext(ShapeOfPage)} />;

/** A page whose code is loading, within its frame. */
export function PanelLoading({ shape }: { readonly shape: Shape }) {
  const { t } = useTranslation();
  return (
    <div role="status" aria-busy="true" aria-label={t('loading')}>
      <PageShape shape={shape} />
    </div>
  );
}
