import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import { isAdmitted, isCentreOpen, isCentrePending } from '../machines/site/site/site.rules.ts';
import { framePart, lazyView } from '../ui/lazyView.ts';
import { Shell } from '../ui/site/shell/Shell.tsx';
import type { SiteProps } from '../ui/site/shell/site.ts';
import { Broken } from '../ui/site/status/Broken.tsx';
import { StatusScreen } from '../ui/site/status/StatusScreen.tsx';
import { PageLoading } from '../ui/states/PageLoading.tsx';
import { CrashGuard } from './CrashGuard.tsx';
import { Centre, CentreLoading } from './centre.tsx';
import type { LoadedFlows } from './flowLibrary.ts';
import { ModalHost } from './ModalHost.tsx';
import { Pages } from './Pages.tsx';
import type { LoadedPages } from './pageLibrary.ts';

const DialogHost = framePart('DialogHost', { inBrowser: true });
const AppNote = framePart('AppNote', { inBrowser: true });
const ConsentBar = framePart('ConsentBar', { inBrowser: true });
const ToastHost = framePart('ToastHost', { inBrowser: true });
const InsecureNote = lazyView(async () => (await import('../ui/site/status/InsecureNote.tsx')).InsecureNote, 'page', {
  inBrowser: true,
});
const InvalidUrl = lazyView(async () => (await import('../ui/site/status/InvalidUrl.tsx')).InvalidUrl);

interface AppProps extends SiteProps {
  readonly flows: LoadedFlows;
  readonly pages: LoadedPages;
}

/** The site: status screen, page and whatever lies over it. */
export function App({ site, flows, pages }: AppProps) {
  const { status, session, domain, dialogs, toasts, modals, analytics, app } = useSelector(
    site,
    ({ children }) => children,
  );
  const host = useSelector(site, ({ context }) => context.host);
  const inCentre = useSelector(site, ({ context }) => isCentreOpen(context));
  const isUnknown = useSelector(session, (state) => state?.matches({ signedIn: 'unknown' }) ?? false);
  const isPending = useSelector(site, ({ context }) => isCentrePending(context)) && !isUnknown;
  const isIn = useSelector(site, ({ context }) => isAdmitted(context));
  const broken = useSelector(site, (state) => state.matches('broken'));
  const foreign = useSelector(domain, (state) => state?.matches('foreign') ?? false);
  const tell = (error: unknown) => site.send({ type: 'site.crashed', detail: String(error) });
  const reload = () => location.reload();
  if (broken || !status) return <Broken onReload={reload} />;
  if (foreign) {
    return (
      <Suspense fallback={null}>
        <InvalidUrl host={host} />
      </Suspense>
    );
  }

  return (
    <CrashGuard fallback={<Broken onReload={reload} />} onCrash={tell}>
      <StatusScreen actor={status}>
        <Shell site={site} covered={inCentre}>
          {isSecureContext ? null : (
            <Suspense fallback={null}>
              <InsecureNote />
            </Suspense>
          )}
          {isPending ? null : <Pages site={site} views={pages} />}
        </Shell>
        {isIn ? (
          // Loaded ahead of need, like the mall: by then the network may be down.
          <Suspense fallback={inCentre ? <PageLoading overlay /> : null}>
            <Centre site={site} views={pages} open={inCentre} />
          </Suspense>
        ) : null}
        {isPending ? (
          <Suspense fallback={<PageLoading overlay />}>
            <CentreLoading site={site} />
          </Suspense>
        ) : null}
        {modals ? <ModalHost modals={modals} flows={flows} /> : null}
        <Suspense fallback={null}>
          {dialogs ? <DialogHost actor={dialogs} /> : null}
          {app ? <AppNote actor={app} /> : null}
          {analytics ? <ConsentBar actor={analytics} /> : null}
          {toasts ? <ToastHost actor={toasts} /> : null}
        </Suspense>
      </StatusScreen>
    </CrashGuard>
  );
}
