const phone = matchMedia('(width < 1024px)');

/** What is smaller cannot be pressed; what is higher then, scrolls. */
const LEAST = 0.75;
/** Seats round a table are to be seen. */
const LEAST_ROOM = 0.5;
const ROUNDS = 4;

/** Scales what lies on a table to the height that a phone leaves it (`style/phone.css`). */
export function fitScene(): void {
  const scene = document.querySelector<HTMLElement>('.board__scene, .rm__scene');
  const table = scene?.firstElementChild;
  if (!scene || !(table instanceof HTMLElement)) return;
  table.style.zoom = '';
  // The sea fills its scene.
  if (!phone.matches || table.matches('.fish')) return;
  const { paddingTop, paddingBottom } = getComputedStyle(scene);
  const high = scene.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom);
  const least = scene.matches('.rm__scene') ? LEAST_ROOM : LEAST;
  let zoom = 1;
  // A smaller table has more width, and may grow in it.
  for (let round = 0; round < ROUNDS && zoom > least; round += 1) {
    const { width, height } = table.getBoundingClientRect();
    const share = Math.min(high / height, scene.clientWidth / width);
    if (share >= 1) return;
    zoom = Math.max(least, Math.floor(zoom * share * 100) / 100);
    table.style.zoom = String(zoom);
  }
}
