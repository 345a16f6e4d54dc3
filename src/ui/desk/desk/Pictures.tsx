import { useId } from 'react';
import styles from './desk.module.css';

interface PicturesProps {
  readonly title: string;
  /** Image URLs of those that loaded. */
  readonly pictures: readonly string[];
  /** How many there are. */
  readonly count: number;
  /** Said where some did not load. */
  readonly missing: string;
  readonly altOf: (number: number) => string;
}

/** Pictures that a member sent; nothing where there are none. */
export function Pictures({ title, pictures, count, missing, altOf }: PicturesProps) {
  const id = useId();
  if (count === 0) return null;
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {pictures.length < count ? <p>{missing}</p> : null}
      <div className={styles.pictures}>
        {pictures.map((picture, place) => (
          <img key={picture} src={picture} alt={altOf(place + 1)} />
        ))}
      </div>
    </section>
  );
}
