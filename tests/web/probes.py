"""What tests ask a page about itself, as JavaScript."""

ALL_TEXT = """() => {
  const said = (node) => ['aria-label', 'title', 'placeholder'].map((name) => node.getAttribute(name) ?? '');
  const nodes = [...document.querySelectorAll('[aria-label], [title], [placeholder]')];
  return [document.title, document.body.innerText, ...nodes.flatMap(said)].join('\\n');
}"""
"""Everything that is written on a page, read aloud from it, or shown when pointed at."""

SCROLLS = """() => {
  const page = document.scrollingElement;
  return page.scrollHeight > page.clientHeight || page.scrollWidth > page.clientWidth;
}"""
"""Whether the page is larger than the screen."""

VERSION = "() => document.querySelector('.prompt')?.dataset.version"
"""Which state of the table the board shows; the end page has none."""

NAMES = "all => all.map((one) => one.ariaLabel)"
"""The names of some elements."""

WIDTHS = "all => all.map((one) => one.getBoundingClientRect().width)"
"""The widths of some elements."""

UNSEEN_FOCUS = """() => {
  const active = document.activeElement;
  const outlined = (style) => style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2;
  const stroked = (style) => style.stroke !== 'none' && parseFloat(style.strokeWidth) >= 3;
  const ringed = (node) => {
    const style = getComputedStyle(node);
    return outlined(style) || (node instanceof SVGElement && stroked(style));
  };
  const near = [active, active.parentElement, ...active.querySelectorAll('*')];
  return near.some(ringed) ? '' : active.outerHTML.slice(0, 200);
}"""
"""The element that has the keyboard without any ring around it, if there is one."""

WATCH_FOCUS = """
  window.lost = [];
  let before = null, missing = 0, awaited = 0;
  const ask = window.fetch;
  window.fetch = (...what) => (awaited++, ask(...what).finally(() => awaited--));
  setInterval(() => {
    const nowhere = document.activeElement === document.body || document.activeElement === null;
    missing = before && nowhere && !awaited ? missing + 1 : 0;
    if (missing === 5) window.lost.push(before);
    if (!nowhere) before = document.activeElement.outerHTML.slice(0, 120);
  }, 50);
"""
"""Notes in `lost` what had the focus whenever it was nowhere for 250 ms while the server was not being asked."""

LISTEN = """
  window.heard = [];
  const REGION = '[aria-live], [role=status], [role=alert], [role=log]';
  const regionOf = (node) => (node.nodeType === 1 ? node : node.parentElement)?.closest(REGION);
  const read = (region) => region?.isConnected && region.checkVisibility() && region.ariaLive !== 'off';
  const whole = (region) => region.matches('[role=status], [role=alert], [aria-atomic=true]');
  const spoken = (node) => (whole(regionOf(node)) ? regionOf(node) : node);
  new MutationObserver((changes) => {
    const changed = changes.flatMap((change) => [change.target, ...change.addedNodes]);
    const parts = new Set(changed.filter((node) => read(regionOf(node))).map(spoken));
    window.heard.push(...[...parts].map((part) => part.textContent));
  }).observe(document, { subtree: true, childList: true, characterData: true });
"""
"""Notes in `heard` what a reader hears: a status or alert as a whole, of other live regions what is new."""

MOVING = "() => document.getAnimations().filter((one) => one.effect.getComputedTiming().activeDuration > 1).length"
"""How many animations take any time."""

AT_REST = "async () => (await document.fonts.ready, document.getAnimations().length === 0)"
"""Everything has its letters and its place."""
