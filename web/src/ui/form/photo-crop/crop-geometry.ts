/** Width and height of a picture in its own pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What is looked at: how much larger than at first, and which point of the picture, in its pixels, is in the middle. */
export interface View {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

/** A part of a picture in its pixels. */
export interface Cut extends Size {
  readonly left: number;
  readonly top: number;
}

/** A picture, and the shape that is cut out of it: its width by its height. */
export interface Subject {
  readonly size: Size;
  readonly ratio: number;
}

/** A point of the cut by its share of width and height, from the upper left. */
export interface Share {
  readonly x: number;
  readonly y: number;
}

/** A cut is not larger than this many times, and not narrower than so many pixels: a face is to be recognised. */
const closest = 5;
const narrowest = 240;

const middle: Share = { x: 0.5, y: 0.5 };

const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** The largest part of a shape that a picture holds. */
function widest({ size, ratio }: Subject): Size {
  const width = Math.min(size.width, size.height * ratio);
  return { width, height: width / ratio };
}

/** How far one may zoom in; 1 where a picture is small already. */
export function mostZoom(subject: Subject): number {
  return within(widest(subject).width / narrowest, 1, closest);
}

/** The view with which one begins: all that the shape holds, from the middle. */
export function firstView({ size }: Subject): View {
  return { zoom: 1, x: size.width / 2, y: size.height / 2 };
}

/** What a view cuts out. It lies within the picture whatever the view says. */
export function cutOf(subject: Subject, view: View): Cut {
  const { size } = subject;
  const most = widest(subject);
  const zoom = within(view.zoom, 1, mostZoom(subject));
  const [width, height] = [most.width / zoom, most.height / zoom];
  return {
    width,
    height,
    left: within(view.x - width / 2, 0, size.width - width),
    top: within(view.y - height / 2, 0, size.height - height),
  };
}

/** The view that cuts out just what this one does: what lies beyond the picture is forgotten. */
function settled(subject: Subject, view: View): View {
  const { left, top, width, height } = cutOf(subject, view);
  return { zoom: within(view.zoom, 1, mostZoom(subject)), x: left + width / 2, y: top + height / 2 };
}

/** The view after the picture was moved by a share of what is cut out: to the right and down. */
export function moved(subject: Subject, view: View, by: Share): View {
  const { width, height } = cutOf(subject, view);
  return settled(subject, { ...view, x: view.x - by.x * width, y: view.y - by.y * height });
}

/** The view after zooming in by a factor, or out by one below 1; what lies at a point of the cut stays there. */
export function zoomed(subject: Subject, view: View, factor: number, at: Share = middle): View {
  const before = cutOf(subject, view);
  const zoom = within(view.zoom * factor, 1, mostZoom(subject));
  const [x, y] = [before.left + at.x * before.width, before.top + at.y * before.height];
  const { width, height } = cutOf(subject, { ...view, zoom });
  return settled(subject, { zoom, x: x + (0.5 - at.x) * width, y: y + (0.5 - at.y) * height });
}
