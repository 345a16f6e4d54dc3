const SOFTWARE = /swiftshader|llvmpipe|software|basic render/i;

/** Whether WebGL is drawn by hardware. Software copies every frame and is slower than a plain canvas. */
export function hasGraphicsCard(): boolean {
  const context = document.createElement('canvas').getContext('webgl', { failIfMajorPerformanceCaveat: true });
  if (context === null) return false;
  const info = context.getExtension('WEBGL_debug_renderer_info');
  const name = info === null ? '' : String(context.getParameter(info.UNMASKED_RENDERER_WEBGL));
  context.getExtension('WEBGL_lose_context')?.loseContext();
  return !SOFTWARE.test(name);
}
