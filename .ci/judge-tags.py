"""Compares the tags that other programs read with the records that ens-fixture printed: judge-tags.py TRACKS"""

import json
import subprocess
import sys

import mutagen
import mutagen.id3
import mutagen.wave


def run(*command):
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def comments(path, audio):
    """Vorbis comments as mutagen reads them, and as the format's own tool does."""
    values = {name.upper(): list(audio.tags[name]) for name in set(audio.tags.keys())}
    if path.endswith(".flac"):
        listed = run("metaflac", "--export-tags-to=-", path)
    elif path.endswith(".ogg"):
        listed = run("vorbiscomment", "--raw", "--list", path)
    else:
        return values
    for name, texts in values.items():
        for text in texts:
            assert f"{name}={text}" in listed, f"{path}: {name}={text} is not in what the tool lists"
    return values


def frames(path, tags):
    """ID3 frames under the names of Vorbis comments."""
    assert not tags.unknown_frames, path
    names = {
        "TIT2": "TITLE", "TPE1": "ARTIST", "TALB": "ALBUM", "TPE2": "ALBUMARTIST", "TCON": "GENRE", "TMOO": "MOOD",
        "TCOM": "COMPOSER", "TDRC": "DATE", "TSRC": "ISRC",
    }
    values = {}
    for frame in tags.values():
        if frame.FrameID in names:
            values[names[frame.FrameID]] = [str(text) for text in frame.text]
        elif frame.FrameID == "TXXX":
            values[frame.desc.upper()] = [str(text) for text in frame.text]
        elif frame.FrameID == "UFID":
            values["MUSICBRAINZ_TRACKID"] = [frame.data.decode()]
        elif frame.FrameID in ("TRCK", "TPOS"):
            number, _, total = frame.text[0].partition("/")
            kind = "TRACK" if frame.FrameID == "TRCK" else "DISC"
            values[kind + "NUMBER"], values[kind + "TOTAL"] = [number], [total]
    return values


def check(record):
    path = record["file"]
    audio = mutagen.File(path)
    assert audio is not None, path
    is_id3 = isinstance(audio.tags, mutagen.id3.ID3)
    values = frames(path, audio.tags) if is_id3 else comments(path, audio)

    def same(name, *expected):
        wanted = [str(value) for value in expected if value is not None]
        assert values.get(name, []) == wanted, f"{path}: {name} is {values.get(name)}, not {wanted}"

    same("TITLE", record["title"])
    same("ARTIST", record["artist"])
    artists = record["artists"]
    same("ARTISTS", *(artists if len(artists) > 1 else []))
    same("ALBUM", record["album"])
    same("ALBUMARTIST", record["album_artist"])
    same("TRACKNUMBER", record["track_number"])
    same("TRACKTOTAL", record["track_total"])
    same("DISCNUMBER", record.get("disc_number"))
    same("DISCTOTAL", record.get("disc_total"))
    same("DATE", record["date"])
    same("GENRE", *record["genres"])
    same("MOOD", *record.get("moods", []))
    same("COMPOSER", record.get("composer"))
    same("ISRC", record.get("isrc"))
    same("MUSICBRAINZ_TRACKID", record["mbid"])

    gains = record.get("gains", {})
    if path.endswith(".opus"):
        gain = float(values["R128_TRACK_GAIN"][0]) / 256 + 5 if gains else None
    else:
        gain = float(values["REPLAYGAIN_TRACK_GAIN"][0].split()[0]) if gains else None
    assert gain is None or abs(gain - gains["track_gain_db"]) < 0.006, f"{path}: {gain}"

    assert abs(audio.info.length * 1000 - record["duration_ms"]) < 60, f"{path}: {audio.info.length}"
    probe = json.loads(run("ffprobe", "-v", "error", "-of", "json", "-show_format", "-show_streams", path))
    sound = next(stream for stream in probe["streams"] if stream["codec_type"] == "audio")
    assert int(sound["sample_rate"]) == record["sample_rate_hz"], path
    assert sound["channels"] == record["channels"], path
    tags = {**probe["format"].get("tags", {}), **sound.get("tags", {})}
    title = next(value for name, value in tags.items() if name.lower() == "title")
    assert title == record["title"], f"{path}: ffprobe reads {title}"
    return audio


def main():
    with open(sys.argv[1], encoding="utf-8") as lines:
        records = [json.loads(line) for line in lines]
    assert len(records) == 56, len(records)
    versions = set()
    pictures = 0
    for record in records:
        audio = check(record)
        if isinstance(audio.tags, mutagen.id3.ID3):
            versions.add(audio.tags.version)
            pictures += len(audio.tags.getall("APIC"))
        elif record["file"].endswith(".flac"):
            pictures += len(audio.pictures)
        else:
            pictures += len(audio.tags.get("metadata_block_picture", []))
    assert {(2, 3, 0), (2, 4, 0)} <= versions, versions
    assert pictures > 5, pictures


main()
