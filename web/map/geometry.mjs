// Plane geometry on rings of points.
import { geoStream } from 'd3-geo';

export const distance = (a, b) => Math.hypot(a[0] - b[0], a[1] - b[1]);
export const between = (a, b, t) => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];

export function area(ring) {
  let twice = 0;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) twice += ring[j][0] * ring[i][1] - ring[i][0] * ring[j][1];
  return Math.abs(twice / 2);
}

export function inside([x, y], ring) {
  let within = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [[ax, ay], [bx, by]] = [ring[j], ring[i]];
    if (by > y !== ay > y && x < ((ax - bx) * (y - by)) / (ay - by) + bx) within = !within;
  }
  return within;
}

/** A shape of the globe as polygons of the sheet. */
export function project(geometry, projection) {
  const polygons = [];
  let ring, polygon;
  const sink = {
    polygonStart: () => (polygon = []),
    polygonEnd: () => polygon.length && polygons.push(polygon),
    lineStart: () => (ring = []),
    lineEnd: () => ring.length > 3 && polygon.push([...ring, ring[0]]),
    point: (x, y) => ring.push([x, y]),
    sphere: () => {},
  };
  geoStream(geometry, projection.stream(sink));
  return polygons;
}

/** Rounds the corners of a line, three times over; closed lines stay closed. */
export function smooth(points) {
  for (let pass = 0; pass < 3; pass++) {
    if (points.length < 3) return points;
    const closed = distance(points[0], points.at(-1)) < 1e-6;
    const rounded = closed ? [] : [points[0]];
    for (let i = 0; i < points.length - 1; i++) {
      if (closed || i) rounded.push(between(points[i], points[i + 1], 0.25));
      if (closed || i < points.length - 2) rounded.push(between(points[i], points[i + 1], 0.75));
    }
    rounded.push(closed ? rounded[0] : points.at(-1));
    points = rounded;
  }
  return points;
}

/** The parts of a line that lie inside a ring, and their length. */
export function within(line, ring) {
  const runs = [];
  let length = 0;
  let run = [];
  const close = () => {
    if (run.length > 1) runs.push(run);
    run = [];
  };
  for (let i = 0; i < line.length - 1; i++) {
    const steps = Math.max(1, Math.round(distance(line[i], line[i + 1])));
    for (let step = 0; step < steps; step++) {
      const point = between(line[i], line[i + 1], step / steps);
      if (!inside(point, ring)) {
        close();
        continue;
      }
      length += distance(line[i], line[i + 1]) / steps;
      run.push(point);
    }
  }
  close();
  return { runs, length };
}

/** Leaves out points that lie closer than the eye can see. */
export function thin(line, least = 0.9) {
  const kept = [line[0]];
  for (const point of line.slice(1)) if (distance(point, kept.at(-1)) > least) kept.push(point);
  return kept.length > 3 ? kept : line;
}

/** The same without slivers. */
export function slim(polygons) {
  return polygons.map((polygon) => polygon.map((ring) => thin(ring))).filter((polygon) => area(polygon[0]) > 1.5);
}

/** How far a point is from the edge of a ring; width counts less than height, as labels are wide. */
function clearance([x, y], ring) {
  const SQUEEZE = 0.62;
  let least = Infinity;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [ax, ay, bx, by, px] = [ring[j][0] * SQUEEZE, ring[j][1], ring[i][0] * SQUEEZE, ring[i][1], x * SQUEEZE];
    const along = ((px - ax) * (bx - ax) + (y - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2 || 1);
    const t = Math.max(0, Math.min(1, along));
    least = Math.min(least, Math.hypot(ax + t * (bx - ax) - px, ay + t * (by - ay) - y));
  }
  return least;
}

/** Where a label sits best: far from the edge of the largest part, not far from home. */
export function seat(polygons, home) {
  const ring = polygons.reduce((a, b) => (area(a[0]) > area(b[0]) ? a : b))[0];
  const xs = ring.map(([x]) => x);
  const ys = ring.map(([, y]) => y);
  let best = { room: -1, at: home };
  for (let x = Math.min(...xs); x <= Math.max(...xs); x += 2)
    for (let y = Math.min(...ys); y <= Math.max(...ys); y += 2) {
      if (!inside([x, y], ring)) continue;
      const room = clearance([x, y], ring) - distance([x, y], home) * 0.04;
      if (room > best.room) best = { room, at: [x, y] };
    }
  return best;
}

const tenth = (n) => Math.round(n * 10);
const written = (n) => String(n / 10).replace(/^(-?)0\./, '$1.');

/** A line as path data: tenths of a unit, each point relative to the one before. */
export function path(line, closed = false) {
  let [x, y] = line[0].map(tenth);
  let text = `M${written(x)} ${written(y)}l`;
  let first = true;
  for (const point of line.slice(1)) {
    const [nx, ny] = point.map(tenth);
    const [dx, dy] = [written(nx - x), written(ny - y)];
    [x, y] = [nx, ny];
    if (dx === '0' && dy === '0') continue;
    text += `${first || dx.startsWith('-') ? '' : ' '}${dx}${dy.startsWith('-') ? '' : ' '}${dy}`;
    first = false;
  }
  return closed ? `${text}z` : text;
}

export const paths = (polygons) => polygons.map((polygon) => polygon.map((ring) => path(ring, true)).join('')).join('');
export const rounded = (point) => point.map((n) => tenth(n) / 10);
