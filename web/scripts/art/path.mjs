/** Outlines of silhouettes: SVG path data to polygons, and polygons to the shortest path data. */

/** Path data to polygons (lines only). Supports every command of SVG 1.1. */
export function flatten(d) {
  const tokens = d.match(/[a-zA-Z]|-?(?:\d*\.\d+|\d+\.?)(?:e[-+]?\d+)?/g);
  const polys = [];
  let at = 0,
    cmd = '',
    last = '',
    x = 0,
    y = 0,
    sx = 0,
    sy = 0,
    cx = 0,
    cy = 0,
    poly = null;
  const num = () => parseFloat(tokens[at++]);
  const flag = () => {
    // arc flags may be glued: "01.5"
    const t = tokens[at];
    if (t.length > 1) {
      tokens[at] = t.slice(1);
      return +t[0];
    }
    at++;
    return +t;
  };
  const to = (px, py) => {
    poly.push([px, py]);
    x = px;
    y = py;
  };
  const curve = (x1, y1, x2, y2, x3, y3) => {
    const n = Math.max(3, Math.min(16, Math.ceil(Math.hypot(x3 - x, y3 - y) / 6)));
    const ox = x,
      oy = y;
    for (let i = 1; i <= n; i++) {
      const t = i / n,
        u = 1 - t;
      to(
        u ** 3 * ox + 3 * u * u * t * x1 + 3 * u * t * t * x2 + t ** 3 * x3,
        u ** 3 * oy + 3 * u * u * t * y1 + 3 * u * t * t * y2 + t ** 3 * y3,
      );
    }
  };
  const arc = (rx, ry, rot, large, sweep, px, py) => {
    const a = (rot * Math.PI) / 180,
      c = Math.cos(a),
      s = Math.sin(a),
      dx = (x - px) / 2,
      dy = (y - py) / 2;
    const ux = c * dx + s * dy,
      uy = -s * dx + c * dy;
    if (!rx || !ry) return to(px, py);
    const grow = Math.max(1, Math.sqrt((ux / rx) ** 2 + (uy / ry) ** 2));
    rx *= grow;
    ry *= grow;
    const q =
      Math.sqrt(Math.max(0, (rx * ry) ** 2 / ((rx * uy) ** 2 + (ry * ux) ** 2) - 1)) * (large === sweep ? -1 : 1);
    const mx = (q * rx * uy) / ry,
      my = (-q * ry * ux) / rx,
      ox = c * mx - s * my + (x + px) / 2,
      oy = s * mx + c * my + (y + py) / 2;
    const t0 = Math.atan2((uy - my) / ry, (ux - mx) / rx);
    let dt = Math.atan2((-uy - my) / ry, (-ux - mx) / rx) - t0;
    if (sweep && dt < 0) dt += 2 * Math.PI;
    if (!sweep && dt > 0) dt -= 2 * Math.PI;
    const n = Math.max(3, Math.ceil(Math.abs(dt) * 6));
    for (let i = 1; i <= n; i++) {
      const t = t0 + (dt * i) / n;
      to(ox + rx * Math.cos(t) * c - ry * Math.sin(t) * s, oy + rx * Math.cos(t) * s + ry * Math.sin(t) * c);
    }
  };
  while (at < tokens.length) {
    if (/[a-zA-Z]/.test(tokens[at])) cmd = tokens[at++];
    const rel = cmd === cmd.toLowerCase(),
      bx = rel ? x : 0,
      by = rel ? y : 0;
    const smooth = (kinds) => (kinds.includes(last) ? [2 * x - cx, 2 * y - cy] : [x, y]);
    const c = cmd.toUpperCase();
    if (c === 'Z') {
      x = sx;
      y = sy;
      last = c;
      cmd = '';
      continue;
    }
    if (c === 'M') {
      poly = [];
      polys.push(poly);
      to(bx + num(), by + num());
      sx = x;
      sy = y;
      cmd = rel ? 'l' : 'L';
    } else if (!poly || last === 'Z') {
      poly = [[x, y]];
      polys.push(poly);
      last = 'M';
      continue;
    } else if (c === 'L') to(bx + num(), by + num());
    else if (c === 'H') to(bx + num(), y);
    else if (c === 'V') to(x, by + num());
    else if (c === 'C' || c === 'S') {
      const [x1, y1] = c === 'C' ? [bx + num(), by + num()] : smooth('CS');
      const x2 = bx + num(),
        y2 = by + num(),
        x3 = bx + num(),
        y3 = by + num();
      curve(x1, y1, x2, y2, x3, y3);
      cx = x2;
      cy = y2;
    } else if (c === 'Q' || c === 'T') {
      const [qx, qy] = c === 'Q' ? [bx + num(), by + num()] : smooth('QT');
      const x3 = bx + num(),
        y3 = by + num();
      curve(x + (2 / 3) * (qx - x), y + (2 / 3) * (qy - y), x3 + (2 / 3) * (qx - x3), y3 + (2 / 3) * (qy - y3), x3, y3);
      cx = qx;
      cy = qy;
    } else if (c === 'A') {
      const rx = num(),
        ry = num(),
        rot = num(),
        large = flag(),
        sweep = flag();
      arc(rx, ry, rot, large, sweep, bx + num(), by + num());
    } else throw new Error(`path command ${cmd}`);
    last = c;
  }
  return polys;
}

/** Relative whole numbers of so many units, the shortest spelling: "M12 40l3-5 9 2z". */
export function spell(loops, unit = 1) {
  const pair = ([x1, y1], [x2, y2]) => `${x2 - x1}${y2 < y1 ? '' : ' '}${y2 - y1}`;
  const parts = [];
  let from = [0, 0];
  for (const loop of loops) {
    const points = loop.map(([x, y]) => [Math.round(x / unit), Math.round(y / unit)]);
    const moved = points.filter(([x, y], i) => i > 0 && (x !== points[i - 1][0] || y !== points[i - 1][1]));
    if (moved.length < 2) continue;
    parts.push(`m${pair(from, points[0])}l`);
    let last = points[0];
    moved.forEach((point, i) => {
      const step = pair(last, point);
      parts.push(i > 0 && !step.startsWith('-') ? ` ${step}` : step);
      last = point;
    });
    parts.push('z');
    from = points[0];
  }
  return parts.join('').replace(/^m/, 'M');
}
