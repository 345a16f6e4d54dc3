import styles from './news.module.css';

/** Drawings of the site, by the name that the desk gives them. */
const DRAWINGS: Readonly<Record<string, string>> = {
  'hero-market': '/art/hero-market-night.svg',
  'hero-river': '/art/hero-river-night.svg',
};

/** The picture of an article; nothing for a name that has no drawing. */
export function NewsPicture({ image }: { readonly image: string | null }) {
  const src = image === null ? undefined : DRAWINGS[image];
  return src ? <img className={styles.picture} src={src} alt="" width={480} height={300} /> : null;
}
