// Draws the map of the Age board and writes it beside the board: `npm ci && npm run build` in this folder.
//
// Land is Natural Earth's (public domain, through world-atlas). Every province is the union of the Voronoi cells of its
// sites, smoothed along shared borders and clipped to the coast. The result is checked against the catalogue: provinces
// that border by land must touch, no others may; a pair that touches but borders by water only is opened as a strait.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Delaunay } from 'd3-delaunay';
import { geoMercator, geoProjection } from 'd3-geo';
import clip from 'polygon-clipping';
import { feature, merge } from 'topojson-client';
import { topology } from 'topojson-server';
import { area, between, distance, inside, path, paths, project, rounded, seat, slim, smooth, thin, within } from './geometry.mjs';
import { BEYOND, BOXES, NUDGES, REGIONS, SEAS, SITES, WILD } from './sites.mjs';

const here = new URL('.', import.meta.url).pathname;
const CATALOG = `${here}../../games/age/src/main/resources/signoria/games/age/catalog/`;
const OUT = `${here}../src/boards/age/map.json`;
const SHEET = { left: 160, top: 44, right: 1130, bottom: 766 };
const WIDTH = 1280;
const HEIGHT = 800;
const LEAST_BORDER = 6;

const atlas = createRequire(import.meta.url)('world-atlas/land-50m.json');
const world = feature(atlas, atlas.objects.land);

// --- The catalogue

function rows(file) {
  const [head, ...lines] = readFileSync(CATALOG + file, 'utf8').trim().split('\n').map((line) => line.split('\t'));
  return lines.map((cells) => Object.fromEntries(head.map((name, i) => [name, cells[i]])));
}
const list = (cell) => (cell === '-' ? [] : cell.split(' '));

const provinces = rows('provinces.tsv').map((row) => ({
  id: row.id, region: row.region, home: [Number(row.lon), Number(row.lat)], land: list(row.land), supports: list(row.arrows), satellite: row.goods === '-',
}));
const drawn = provinces.filter((each) => !(each.id in BOXES));
const byId = new Map(provinces.map((each) => [each.id, each]));
const coastPairs = new Set();
for (const row of rows('coasts.tsv')) for (const other of list(row.coasts)) coastPairs.add(pair(row.province, other.split('/')[0]));

function pair(a, b) {
  return [a, b].sort().join(' ');
}

// --- The sheet: azimuthal with a lens, so that Italy and the Empire get room and the steppe does not

const LENS = (15.5 * Math.PI) / 180;
function lens(lambda, phi) {
  const c = Math.acos(Math.min(1, Math.cos(phi) * Math.cos(lambda)));
  const k = c < 1e-9 ? 1 : (LENS * Math.log(1 + c / LENS)) / Math.sin(c);
  return [k * Math.cos(phi) * Math.sin(lambda) * 1.06, k * Math.sin(phi)];
}
const sheet = geoProjection(lens).rotate([-9.5, -46.4]).scale(1850).translate([566, 402]).clipAngle(80).precision(0.4);

// --- Land, each piece with the sites that lie on it or nearest to it

const FRAME = [[[-20, 20], [WIDTH + 20, 20], [WIDTH + 20, HEIGHT + 20], [-20, HEIGHT + 20], [-20, 20]]];
const land = [];
for (const { geometry } of world.features)
  for (const coordinates of geometry.type === 'MultiPolygon' ? geometry.coordinates : [geometry.coordinates])
    for (const polygon of project({ type: 'Polygon', coordinates }, sheet))
      for (const piece of clip.intersection(clip.xor(...polygon.map((ring) => [ring])), FRAME))
        if (area(piece[0]) > 5) land.push({ polygon: piece, sites: [] });
land.sort((a, b) => area(b.polygon[0]) - area(a.polygon[0]));

const nearest = (list, far) => list.reduce((best, each) => (far(each) < far(best) ? each : best));
function landAt(point) {
  const shore = (piece) => Math.min(...piece.polygon[0].map((corner) => distance(corner, point)));
  return land.find((piece) => inside(point, piece.polygon[0])) ?? nearest(land, shore);
}

const sites = [];
for (const { id, home } of drawn) for (const place of [home, ...(SITES[id] ?? [])]) sites.push({ id, point: sheet(place) });
for (const site of sites) landAt(site.point).sites.push(site);
for (const place of WILD) {
  const point = sheet(place);
  if (point) landAt(point).sites.push({ id: '', point });
}
for (const point of BEYOND) land[0].sites.push({ id: '', point });

/** An islet belongs to the nearest site, if that is near. */
const OFFSHORE = 62;
for (const piece of land.filter((each) => !each.sites.length)) {
  const ring = piece.polygon[0];
  const middle = [0, 1].map((axis) => ring.reduce((sum, corner) => sum + corner[axis], 0) / ring.length);
  const near = nearest(sites, (site) => distance(site.point, middle));
  piece.sites.push({ id: distance(near.point, middle) < OFFSHORE ? near.id : '', point: middle });
}

// --- Cells and borders

const cells = new Map(drawn.map(({ id }) => [id, []]));
const borders = [];
const touching = new Map();
const NOBODY = '_';

for (const piece of land) {
  const owners = new Set(piece.sites.map((site) => site.id));
  if (owners.size > 1) divide(piece);
  else cells.get([...owners][0])?.push(piece.polygon);
}

function divide({ polygon, sites }) {
  const voronoi = Delaunay.from(sites.map((site) => site.point)).voronoi([-120, -120, WIDTH + 240, HEIGHT + 240]);
  const geometries = {};
  sites.forEach(({ id }, i) => {
    const cell = voronoi.cellPolygon(i);
    if (cell) (geometries[id || NOBODY] ??= []).push({ type: 'Polygon', coordinates: [cell] });
  });
  const raw = topology(Object.fromEntries(Object.entries(geometries).map(([id, all]) => [id, { type: 'GeometryCollection', geometries: all }])), 1e6);
  const whole = topology(Object.fromEntries(Object.entries(raw.objects).map(([id, all]) => [id, merge(raw, all.geometries)])), 1e6);
  const arcs = whole.arcs.map((arc) => smooth(decoded(arc, whole.transform)));
  const users = arcs.map(() => new Set());
  const ring = (indices) => indices.flatMap((index, i) => (index < 0 ? [...arcs[~index]].reverse() : arcs[index]).slice(i ? 1 : 0));
  for (const [id, shape] of Object.entries(whole.objects)) {
    const parts = shape.type === 'MultiPolygon' ? shape.arcs : [shape.arcs];
    for (const index of parts.flat(2)) users[index < 0 ? ~index : index].add(id);
    cells.get(id)?.push(...clip.intersection(parts.map((part) => part.map(ring)), [polygon]));
  }
  users.forEach((ids, i) => border([...ids].filter((id) => id !== NOBODY), ids.size, arcs[i], polygon[0]));
}

function decoded(arc, { scale, translate }) {
  let [x, y] = [0, 0];
  return arc.map(([dx, dy]) => [(x += dx) * scale[0] + translate[0], (y += dy) * scale[1] + translate[1]]);
}

function border([a, b], sides, arc, coast) {
  if (!a || sides < 2) return;
  const { runs, length } = within(arc, coast);
  for (const line of runs) borders.push({ a, b, line });
  if (b && length > 1.5) touching.set(pair(a, b), (touching.get(pair(a, b)) ?? 0) + length);
}

// --- The check

const landPairs = new Set(drawn.flatMap(({ id, land }) => land.map((other) => pair(id, other))));
const apart = [...landPairs].filter((each) => !(touching.get(each) >= LEAST_BORDER));
const straits = [...touching.keys()].filter((each) => !landPairs.has(each));
const wrong = straits.filter((each) => !coastPairs.has(each));
const empty = drawn.filter(({ id }) => !cells.get(id).length).map(({ id }) => id);
for (const [fault, found] of Object.entries({ 'do not touch': apart, 'touch, but are no neighbours': wrong, 'have no cell': empty }))
  if (found.length) throw new Error(`${fault}: ${found.join(', ')}`);

// --- Labels: in the middle of their cell, pushed apart where they would overlap

const labels = new Map(drawn.map((each) => [each.id, label(each)]));

function label({ id, home, satellite }) {
  const { at, room } = seat(slim(cells.get(id)), sheet(home));
  const [dx, dy] = NUDGES[id] ?? [0, 0];
  const width = Math.max(satellite ? 0 : 30, id.length * (satellite ? 4.5 : 5.1));
  return { at: [at[0] + dx, at[1] + dy], anchor: at, room, size: [width, satellite ? 11 : 28], fixed: id in NUDGES };
}

for (let pass = 0; pass < 120; pass++) {
  const all = [...labels.values()];
  all.forEach((a, i) => all.slice(i + 1).forEach((b) => part(a, b)));
  for (const each of all) if (!each.fixed) each.at = between(each.at, each.anchor, 0.05);
}

function part(a, b) {
  const over = [0, 1].map((axis) => (a.size[axis] + b.size[axis]) / 2 + 2 - axis - Math.abs(a.at[axis] - b.at[axis]));
  if (over[0] <= 0 || over[1] <= 0) return;
  const axis = over[0] < over[1] ? 0 : 1;
  const push = (Math.min(...over) / 4) * (a.at[axis] < b.at[axis] ? -1 : 1);
  if (!a.fixed) a.at[axis] += push;
  if (!b.fixed) b.at[axis] -= push;
}

/** A satellite's arrow stands where the way to what it supports leaves its cell. */
function arrow(from, to) {
  const [a, b] = [labels.get(from).at, labels.get(to).at];
  let edge = 0;
  for (let k = 0; k <= 60; k++) if (cells.get(from).some((polygon) => inside(between(a, b, k / 60), polygon[0]))) edge = k / 60;
  const turn = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;
  return { from, at: rounded(between(a, b, edge)), turn: Math.round(turn) };
}

/** A corner of the world, for a box off the map. */
const BOX = [100, 60];
function corner(corners) {
  const extent = [[0, 0], BOX];
  const mercator = geoMercator().fitExtent(extent, { type: 'MultiPoint', coordinates: corners }).clipExtent(extent).precision(0.8);
  const shapes = world.features.flatMap(({ geometry }) => project(geometry, mercator));
  return paths(shapes.map((polygon) => polygon.map((ring) => thin(ring, 1))).filter((polygon) => area(polygon[0]) > 4));
}

// --- The drawing

const line = (all) => all.map((each) => path(thin(each.line, 1.5))).join('');
const region = (id) => byId.get(id)?.region;
const strait = borders.filter(({ a, b }) => b && straits.includes(pair(a, b)));
const inner = borders.filter((each) => each.b && !strait.includes(each) && region(each.a) === region(each.b));
const outer = borders.filter((each) => !strait.includes(each) && !inner.includes(each));
const places = (all) => Object.fromEntries(Object.entries(all).map(([id, [lon, lat, ...rest]]) => [id, [...rounded(sheet([lon, lat])), ...rest]]));

const map = {
  sheet: SHEET,
  coast: land.map((piece) => piece.polygon.map((ring) => path(thin(ring), true)).join('')).join(''),
  inner: line(inner),
  outer: line(outer),
  strait: line(strait),
  seas: places(SEAS),
  regions: places(REGIONS),
  arrows: drawn.flatMap(({ id, supports }) => supports.map((other) => arrow(id, other))),
  provinces: Object.fromEntries(drawn.map(({ id }) => [id, { d: paths(slim(cells.get(id))), at: rounded(labels.get(id).at) }])),
  boxes: Object.fromEntries(Object.entries(BOXES).map(([id, corners]) => [id, corner(corners)])),
};
writeFileSync(OUT, `${JSON.stringify(map)}\n`);
console.log(`${drawn.length} provinces, ${landPairs.size} land borders, straits: ${straits.join(', ')}; ${Math.round(JSON.stringify(map).length / 1024)} kB`);
