import type { LiveEvent } from './contract/site/live.ts';
import type { LiveChannelOptions } from './liveChannel.ts';

/** Opens the push channel; its code loads with the first use. `lost` is called once, when it ends. Returns its end. */
export const createLazyLive =
  (options: LiveChannelOptions) =>
  (hear: (event: LiveEvent) => void, lost: () => void): (() => void) => {
    const left = new AbortController();
    const tell = () => {
      if (!left.signal.aborted) lost();
    };
    import('./liveChannel.ts')
      .then(({ readLiveChannel }) => readLiveChannel(options, hear, left.signal))
      .then(tell, tell);
    return () => left.abort();
  };
