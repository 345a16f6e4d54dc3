interface FeaturesProps {
  readonly features: Readonly<Record<string, boolean>>;
  readonly isOff: boolean;
  readonly onFeature: (name: string, isOn: boolean) => void;
}

/** Feature switches of the server. */
export function Features({ features, isOff, onFeature }: FeaturesProps) {
  const all = Object.entries(features);
  const on = all.filter(([, isOn]) => isOn).length;
  return (
    <details className="srv-part">
      <summary className="cap">
        Features <span className="n">{`${on} of ${all.length}`}</span>
      </summary>
      <ul className="switches" aria-label="Features">
        {all.map(([name, isOn]) => (
          <li key={name}>
            <label>
              <input
                type="checkbox"
                checked={isOn}
                disabled={isOff}
                onChange={({ target }) => onFeature(name, target.checked)}
              />{' '}
              {name}
            </label>
          </li>
        ))}
      </ul>
      <p className="say dim">Open pages apply it after a reload.</p>
    </details>
  );
}
