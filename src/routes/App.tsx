import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import { isAdmitted, isCentreOpen } from '../machines/site/site.rules.ts';
import type { CentreProps } from '../ui/centre/Centre.tsx';
import { lazyView } from '../ui/lazyView.ts';
import { Shell } from '../ui/shell/Shell.tsx';
import type { SiteProps } from '../ui/shell/site.ts';
import { PageLoading } from '../ui/states/PageLoading.tsx';
import { Broken } from '../ui/status/Broken.tsx';
import { StatusScreen } from '../ui/status/StatusScreen.tsx';
import { CrashGuard } from './CrashGuard.tsx';
import type { LoadedFlows } from './flowLibrary.ts';
import { ModalHost } from './ModalHost.tsx';
import { Pages } from './Pages.tsx';
import type { LoadedPages } from './pageLibrary.ts';

const DialogHost = lazyView(async () => (await import('../ui/dialogs/DialogHost.tsx')).DialogHost);
const Centre = lazyView(async () => {
  const [{ Centre }, { menus }] = await Promise.all([import('../ui/centre/Centre.tsx'), import('./pages/pages.ts')]);
  return (props: Omit<CentreProps, 'menus'>) => <Centre {...props} menus={menus} />;
}, 'centre');
const AppNote = lazyView(async () => (await import('../ui/app/AppNote.tsx')).AppNote);
const ConsentBar = lazyView(async () => (await import('../ui/analytics/ConsentBar.tsx')).ConsentBar);
const ToastHost = lazyView(async () => (await import('../ui/toasts/ToastHost.tsx')).ToastHost);
const InsecureNote = lazyView(async () => (await import('../ui/status/InsecureNote.tsx')).InsecureNote);
const InvalidUrl = lazyView(async () => (await import('../ui/status/InvalidUrl.tsx')).InvalidUrl);

interface AppProps extends SiteProps {
  readonly flows: LoadedFlows;
  readonly pages: LoadedPages;
}

/** The site: status screen, page and whatever lies over it. */
export function App({ site, flows, pages }: AppProps) {
  const { status, domain, dialogs, toasts, modals, analytics, app } = useSelector(site, ({ children }) => children);
  const host = useSelector(site, ({ context }) => context.host);
  const inCentre = useSelector(site, ({ context }) => isCentreOpen(context));
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
          <Pages site={site} views={pages} />
        </Shell>
        {isIn ? (
          // Loaded ahead of need, like the mall: by then the network may be down.
          <Suspense fallback={inCentre ? <PageLoading overlay /> : null}>
            <Centre site={site} views={pages} open={inCentre} />
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
